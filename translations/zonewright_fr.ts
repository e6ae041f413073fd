<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Error</name>
    <message>
        <source>&apos;%1&apos; is less than %2</source>
        <translation>« %1 » est inférieur à %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is outside %2 to %3</source>
        <translation>« %1 » n’est pas compris entre %2 et %3</translation>
    </message>
    <message>
        <source>not valid JSON: the text ends too early</source>
        <translation>JSON invalide : le texte finit trop tôt</translation>
    </message>
    <message>
        <source>not valid JSON: unexpected &apos;%1&apos;</source>
        <translation>JSON invalide : « %1 » inattendu</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>absent : %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown</source>
        <translation>« %1 » est inconnu</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown; expected: %2</source>
        <translation>« %1 » est inconnu ; attendu : %2</translation>
    </message>
    <message>
        <source>given twice</source>
        <translation>donné deux fois</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice</source>
        <translation>« %1 » est donné deux fois</translation>
    </message>
    <message>
        <source>not valid Unicode text</source>
        <translation>ce n’est pas un texte Unicode valide</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not valid UTF-8 text</source>
        <translation>« %1 » n’est pas un texte UTF-8 valide</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>le nom est vide</translation>
    </message>
    <message>
        <source>the name has %1 characters, more than %2</source>
        <translation>le nom a %1 caractères, plus de %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole decimal number</source>
        <translation>« %1 » n’est pas un nombre décimal entier</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2</source>
        <translation>« %1 » n’est pas %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is newer than %2, the latest that this program knows</source>
        <translation>« %1 » est plus récent que %2, le dernier que connaît ce programme</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>lecture impossible : %1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>écriture impossible : %1</translation>
    </message>
    <message>
        <source>its symbolic links lead in a circle</source>
        <translation>ses liens symboliques tournent en rond</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is protected against writing</source>
        <translation>il est protégé en écriture</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>plus de %1 niveaux imbriqués</translation>
    </message>
    <message>
        <source>larger than %1 bytes</source>
        <translation>plus de %1 octets</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>un texte entre guillemets</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a position of two whole numbers</source>
        <translation>une position de deux nombres entiers</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>a row of # (slab) and . (brick)</source>
        <translation>une rangée de # (dalle) et de . (brique)</translation>
    </message>
    <message>
        <source>as long as the first row of its room</source>
        <translation>aussi long que la première rangée de sa salle</translation>
    </message>
    <message>
        <source>the number of rows of this catalogue</source>
        <translation>le nombre de rangées de ce catalogue</translation>
    </message>
    <message>
        <source>the code of the left room less that of the right</source>
        <translation>le code de la salle de gauche moins celui de la salle de droite</translation>
    </message>
    <message>
        <source>a room with a slab</source>
        <translation>une salle qui a une dalle</translation>
    </message>
    <message>
        <source>a room of the catalogue&apos;s rows</source>
        <translation>une salle qui a les rangées du catalogue</translation>
    </message>
    <message>
        <source>a slab of the room</source>
        <translation>une dalle de la salle</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a range of two whole numbers</source>
        <translation>un intervalle de deux nombres entiers</translation>
    </message>
    <message>
        <source>letters of NESW, each once at most</source>
        <translation>des lettres de NESW, chacune une fois au plus</translation>
    </message>
    <message>
        <source>a floor of rooms in a row</source>
        <translation>un étage de salles en rang</translation>
    </message>
    <message>
        <source>a dug floor</source>
        <translation>un étage creusé</translation>
    </message>
    <message>
        <source>embedded in the project: embed it first</source>
        <translation>incorporé au projet : incorporez-le d’abord</translation>
    </message>
    <message>
        <source>free: floors are made from it</source>
        <translation>libre : des étages en sont faits</translation>
    </message>
    <message>
        <source>more than %1 %2</source>
        <translation>plus de %1 %2</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>members of one object</source>
        <translation>membres d’un même objet</translation>
    </message>
    <message>
        <source>blanks in a row</source>
        <translation>blancs à la suite</translation>
    </message>
    <message>
        <source>a file name</source>
        <translation>un nom de fichier</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>the pin is not applied: no joint stands in its column</source>
        <translation>l’épingle n’est pas appliquée : sa colonne n’est pas une colonne de séparation</translation>
    </message>
    <message>
        <source>the pinned path is not applied: it does not join the two rooms</source>
        <translation>le passage épinglé n’est pas appliqué : il ne relie pas les deux salles</translation>
    </message>
    <message>
        <source>the pinned path is not applied: a cell of it lies outside the two rooms and their joint</source>
        <translation>le passage épinglé n’est pas appliqué : une de ses cases sort des deux salles et de leur colonne de séparation</translation>
    </message>
    <message>
        <source>the pin is not applied: its row is no candidate of the joint</source>
        <translation>l’épingle n’est pas appliquée : sa rangée n’est pas candidate dans cette colonne de séparation</translation>
    </message>
    <message>
        <source>the floor has no place for two stairs</source>
        <translation>l’étage n’a pas la place pour deux escaliers</translation>
    </message>
    <message>
        <source>the floor has no place for the annexe and a room outside it</source>
        <translation>l’étage n’a pas la place pour l’annexe et une salle à l’extérieur</translation>
    </message>
    <message>
        <source>the first room does not fit in the floor</source>
        <translation>la première salle ne tient pas dans l’étage</translation>
    </message>
    <message>
        <source>the number %1 names %2 pairs of rooms, among them %3 left of %4 and %5 left of %6</source>
        <translation>le numéro %1 désigne %2 couples de salles, dont %3 à gauche de %4 et %5 à gauche de %6</translation>
    </message>
    <message>
        <source>the hero cannot reach the region that begins here (size in cells: %1)</source>
        <translation>le Héros ne peut pas atteindre la région qui commence ici (taille en cases : %1)</translation>
    </message>
    <message>
        <source>the hero is walled in on all sides</source>
        <translation>le Héros est emmuré de tous côtés</translation>
    </message>
    <message>
        <source>the position from the floor above is not inside this floor; the hero starts in the last room</source>
        <translation>la position venue de l’étage supérieur n’est pas à l’intérieur de cet étage ; le Héros part de la dernière salle</translation>
    </message>
    <message>
        <source>no pieces are asked for</source>
        <translation>aucune pièce n’est demandée</translation>
    </message>
    <message>
        <source>no room of the piece list has a weight above zero</source>
        <translation>aucune salle de la liste de pièces n’a un poids supérieur à zéro</translation>
    </message>
    <message>
        <source>room %1 left of room %2 (pair number %3) has neither a candidate nor a path that joins them</source>
        <translation>la salle %1 à gauche de la salle %2 (couple numéro %3) n’a ni jonction candidate ni passage qui les relie</translation>
    </message>
    <message>
        <source>the path from room %1 to room %2 (pair number %3) does not join them</source>
        <translation>le passage de la salle %1 à la salle %2 (couple numéro %3) ne les relie pas</translation>
    </message>
    <message>
        <source>the path from room %1 to room %2 is not of two cells (cells: %3)</source>
        <translation>le passage de la salle %1 à la salle %2 n’est pas de deux cases (cases : %3)</translation>
    </message>
    <message>
        <source>the path from room %1 to room %2 (pair number %3) is never taken: the pair has candidates</source>
        <translation>le passage de la salle %1 à la salle %2 (couple numéro %3) n’est jamais pris : le couple a des jonctions candidates</translation>
    </message>
    <message>
        <source>the pin for room %1 left of room %2 is not applied: row %3 is no candidate</source>
        <translation>l’épingle de la salle %1 à gauche de la salle %2 n’est pas appliquée : la rangée %3 n’est pas candidate</translation>
    </message>
    <message>
        <source>the joint has no candidate, and its special path does not join the two rooms (pair number %1)</source>
        <translation>la colonne de séparation n’a pas de candidat, et son chemin spécial ne joint pas les deux salles (paire numéro %1)</translation>
    </message>
    <message>
        <source>the joint has no candidate, and its two rooms have no special path (pair number %1)</source>
        <translation>la colonne de séparation n’a pas de candidat, et ses deux salles n’ont pas de chemin spécial (paire numéro %1)</translation>
    </message>
    <message>
        <source>the catalogue has no room of the code %1, so that nothing is built</source>
        <translation>le catalogue n’a pas de salle de code %1, si bien que rien n’est construit</translation>
    </message>
    <message>
        <source>what is set by hand here lies outside the floor and is not applied</source>
        <translation>ce qui est posé ici à la main est hors de l’étage et n’est pas appliqué</translation>
    </message>
    <message>
        <source>event %1 can never fire: its turn is before 1 or its zone outside the world</source>
        <translation>l’évènement %1 ne peut jamais se produire : son tour est avant 1 ou sa zone hors du monde</translation>
    </message>
    <message>
        <source>event %1 has no effect: its zone is not in memory at turn %2 of the walk</source>
        <translation>l’évènement %1 reste sans effet : sa zone n’est pas en mémoire au tour %2 de la marche</translation>
    </message>
    <message>
        <source>the dungeon&apos;s zone lies outside the world</source>
        <translation>la zone du donjon est hors du monde</translation>
    </message>
    <message>
        <source>another dungeon stands in the same zone already</source>
        <translation>un autre donjon est déjà dans la même zone</translation>
    </message>
    <message>
        <source>at turn %1 the player sees a zone that is not computed</source>
        <translation>au tour %1, le joueur voit une zone qui n’est pas calculée</translation>
    </message>
    <message>
        <source>at turn %1 the player sees a zone that the window does not hold yet</source>
        <translation>au tour %1, le joueur voit une zone que la fenêtre ne contient pas encore</translation>
    </message>
</context>
<context>
    <name>zonewright::AboutDialog</name>
    <message>
        <source>About Zonewright</source>
        <translation>À propos de Zonewright</translation>
    </message>
    <message>
        <source>Icon of Zonewright</source>
        <translation>Icône de Zonewright</translation>
    </message>
    <message>
        <source>Level-design editor for roguelike worlds</source>
        <translation>Éditeur de niveaux pour mondes de roguelike</translation>
    </message>
    <message>
        <source>World generator</source>
        <translation>Générateur de mondes</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3</source>
        <translation>Licence publique générale GNU, version 3</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
</context>
<context>
    <name>zonewright::ActionSet</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>Begin a new project with a random world</source>
        <translation>Commencer un projet avec un monde au hasard</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Enregistrer le projet</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the project to another file</source>
        <translation>Enregistrer le projet dans un autre fichier</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Quit Zonewright</source>
        <translation>Quitter Zonewright</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Revenir sur la dernière modification</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>Refaire la modification annulée</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>A&amp;juster</translation>
    </message>
    <message>
        <source>Show the whole world, or the whole zone</source>
        <translation>Montrer tout le monde, ou toute la zone</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>Zoom to 16 pixels a cell</source>
        <translation>Afficher 16 pixels par case</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Voir de plus près</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Look from farther off</source>
        <translation>Voir de plus loin</translation>
    </message>
    <message>
        <source>Show &amp;World</source>
        <translation>Montrer le &amp;monde</translation>
    </message>
    <message>
        <source>Show the map of the world</source>
        <translation>Montrer la carte du monde</translation>
    </message>
    <message>
        <source>Show &amp;Zone</source>
        <translation>Montrer la &amp;zone</translation>
    </message>
    <message>
        <source>Show the selected zone</source>
        <translation>Montrer la zone choisie</translation>
    </message>
    <message>
        <source>Show &amp;Docks</source>
        <translation>Montrer les &amp;panneaux</translation>
    </message>
    <message>
        <source>Show the docks, or hide them all</source>
        <translation>Montrer les panneaux, ou tous les cacher</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Système</translation>
    </message>
    <message>
        <source>Light or dark, as the desktop is</source>
        <translation>Clair ou sombre, comme le bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Always light</source>
        <translation>Toujours clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>Toujours sombre</translation>
    </message>
    <message>
        <source>&amp;New Random Name</source>
        <translation>Nouveau nom au &amp;hasard</translation>
    </message>
    <message>
        <source>Make the world from a new random name</source>
        <translation>Refaire le monde d’après un nom tiré au hasard</translation>
    </message>
    <message>
        <source>&amp;Copy Seed</source>
        <translation>&amp;Copier la graine</translation>
    </message>
    <message>
        <source>Copy the world&apos;s seed to the clipboard</source>
        <translation>Copier la graine du monde dans le presse-papiers</translation>
    </message>
    <message>
        <source>&amp;About Zonewright</source>
        <translation>À &amp;propos de Zonewright</translation>
    </message>
    <message>
        <source>Version, licence and what it is built on</source>
        <translation>Version, licence et ce sur quoi il est bâti</translation>
    </message>
</context>
<context>
    <name>zonewright::AddCatalogue</name>
    <message>
        <source>Add catalogue “%1”</source>
        <translation>Ajouter le catalogue « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::AddDungeon</name>
    <message>
        <source>Add dungeon “%1”</source>
        <translation>Ajouter le donjon « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::AddEvent</name>
    <message>
        <source>Add event %1 at turn %2</source>
        <translation>Ajouter l’évènement %1 au tour %2</translation>
    </message>
</context>
<context>
    <name>zonewright::AddFloor</name>
    <message>
        <source>Add floor “%1”</source>
        <translation>Ajouter l’étage « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::AddPieceList</name>
    <message>
        <source>Add piece list “%1”</source>
        <translation>Ajouter la liste de pièces « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::ChangeCatalogue</name>
    <message>
        <source>Remove path for rooms %1 and %2</source>
        <translation>Supprimer le chemin des salles %1 et %2</translation>
    </message>
    <message>
        <source>Set path for rooms %1 and %2 everywhere</source>
        <translation>Fixer partout le chemin des salles %1 et %2</translation>
    </message>
</context>
<context>
    <name>zonewright::ChangeEngine</name>
    <message>
        <source>Change queue to %1</source>
        <translation>Passer la file à %1</translation>
    </message>
    <message>
        <source>Change budget to %1 a turn</source>
        <translation>Passer le budget à %1 par tour</translation>
    </message>
    <message numerus="yes">
        <source>Process %n request(s) a turn</source>
        <translation>
            <numerusform>Traiter %n requête par tour</numerusform>
            <numerusform>Traiter %n requêtes par tour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ChangeEvent</name>
    <message>
        <source>Change event %1</source>
        <translation>Modifier l’évènement %1</translation>
    </message>
</context>
<context>
    <name>zonewright::ChangeFloor</name>
    <message>
        <source>Change catalogue of “%1”</source>
        <translation>Changer le catalogue de « %1 »</translation>
    </message>
    <message>
        <source>Draw rooms of “%1” at random</source>
        <translation>Tirer au sort les salles de « %1 »</translation>
    </message>
    <message>
        <source>Change sequence of “%1”</source>
        <translation>Modifier la suite de « %1 »</translation>
    </message>
    <message numerus="yes">
        <source>Give “%1” %n room(s)</source>
        <translation>
            <numerusform>Donner %n salle à « %1 »</numerusform>
            <numerusform>Donner %n salles à « %1 »</numerusform>
        </translation>
    </message>
    <message>
        <source>Let the hero of “%1” come from above</source>
        <translation>Faire venir d’en haut le Héros de « %1 »</translation>
    </message>
    <message>
        <source>Let the hero of “%1” start on the right</source>
        <translation>Faire partir de la droite le Héros de « %1 »</translation>
    </message>
    <message>
        <source>Change piece list of “%1”</source>
        <translation>Changer la liste de pièces de « %1 »</translation>
    </message>
    <message>
        <source>Resize “%1” to %2 × %3 cells</source>
        <translation>Redimensionner « %1 » à %2 × %3 cases</translation>
    </message>
    <message numerus="yes">
        <source>Give “%1” %n piece(s)</source>
        <translation>
            <numerusform>Donner %n pièce à « %1 »</numerusform>
            <numerusform>Donner %n pièces à « %1 »</numerusform>
        </translation>
    </message>
    <message>
        <source>Start “%1” with the stairs up</source>
        <translation>Commencer « %1 » par l’escalier montant</translation>
    </message>
    <message>
        <source>Start “%1” with the stairs down</source>
        <translation>Commencer « %1 » par l’escalier descendant</translation>
    </message>
    <message>
        <source>Prune dead ends of “%1”</source>
        <translation>Élaguer les culs-de-sac de « %1 »</translation>
    </message>
    <message>
        <source>Keep dead ends of “%1”</source>
        <translation>Garder les culs-de-sac de « %1 »</translation>
    </message>
    <message>
        <source>Change settings of “%1”</source>
        <translation>Modifier les réglages de « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::ChangeMarker</name>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
</context>
<context>
    <name>zonewright::ChangeMemory</name>
    <message numerus="yes">
        <source>Change capacity to %n zone(s)</source>
        <translation>
            <numerusform>Passer la capacité à %n zone</numerusform>
            <numerusform>Passer la capacité à %n zones</numerusform>
        </translation>
    </message>
    <message>
        <source>Remember zones in order of arrival</source>
        <translation>Retenir les zones par ordre d’arrivée</translation>
    </message>
    <message>
        <source>Remember zones in order of use</source>
        <translation>Retenir les zones par ordre d’usage</translation>
    </message>
    <message>
        <source>Remember zones in a window</source>
        <translation>Retenir les zones dans une fenêtre</translation>
    </message>
</context>
<context>
    <name>zonewright::ChangeView</name>
    <message numerus="yes">
        <source>Change view to %n cell(s)</source>
        <translation>
            <numerusform>Passer la vue à %n case</numerusform>
            <numerusform>Passer la vue à %n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ChooseExit</name>
    <message>
        <source>Put exit of “%1” at %2</source>
        <translation>Mettre la sortie de « %1 » en %2</translation>
    </message>
    <message>
        <source>Leave exit of “%1” to the rule</source>
        <translation>Laisser à la règle la sortie de « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::Docks</name>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
</context>
<context>
    <name>zonewright::DuplicateFloors</name>
    <message>
        <source>Duplicate floor “%1”</source>
        <translation>Dupliquer l’étage « %1 »</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n floor(s)</source>
        <translation>
            <numerusform>Dupliquer %n étage</numerusform>
            <numerusform>Dupliquer %n étages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::EmbedCatalogue</name>
    <message>
        <source>Embed catalogue “%1”</source>
        <translation>Incorporer le catalogue « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::EmbedPieceList</name>
    <message>
        <source>Embed piece list “%1”</source>
        <translation>Incorporer la liste de pièces « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::FileCommands</name>
    <message>
        <source>Zonewright projects (*%1)</source>
        <translation>Projets Zonewright (*%1)</translation>
    </message>
    <message>
        <source>Open Project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>Save Project</source>
        <translation>Enregistrer le projet</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>« %1 » a des modifications qui ne sont pas enregistrées.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Changed File</source>
        <translation>Fichier modifié</translation>
    </message>
    <message>
        <source>Another program has changed %1. Saving replaces what it wrote.</source>
        <translation>Un autre programme a modifié %1. Enregistrer remplace ce qu’il a écrit.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
</context>
<context>
    <name>zonewright::InspectorModel</name>
    <message>
        <source>Zone %1</source>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propriété</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>none</source>
        <comment>creatures</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>settlement</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>entrance</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Créatures</translation>
    </message>
    <message>
        <source>%1, %2 at %3</source>
        <translation>%1, %2 en %3</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Localité</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>en %1</translation>
    </message>
</context>
<context>
    <name>zonewright::InspectorPanel</name>
    <message>
        <source>Point at a zone to see what it holds. Click to keep it here; double-click to open it.</source>
        <translation>Pointez une zone pour voir ce qu’elle contient. Cliquez pour la garder ici ; double-cliquez pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Properties of the zone</source>
        <translation>Propriétés de la zone</translation>
    </message>
</context>
<context>
    <name>zonewright::KeepWalk</name>
    <message>
        <source>Forget the kept walk</source>
        <translation>Oublier la marche gardée</translation>
    </message>
    <message numerus="yes">
        <source>Keep walk of %n move(s)</source>
        <translation>
            <numerusform>Garder la marche de %n pas</numerusform>
            <numerusform>Garder la marche de %n pas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::LegendPanel</name>
    <message>
        <source>Terrains and their share of the world</source>
        <translation>Terrains et leur part du monde</translation>
    </message>
</context>
<context>
    <name>zonewright::MainWindow</name>
    <message>
        <source>Maps</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Monde</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1[*] — Zonewright</source>
        <translation>%1[*] — Zonewright</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>world and file</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>zonewright::Maps</name>
    <message>
        <source>Zone %1</source>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
</context>
<context>
    <name>zonewright::Marker</name>
    <message>
        <source>stairs up</source>
        <translation>l’escalier montant</translation>
    </message>
    <message>
        <source>stairs down</source>
        <translation>l’escalier descendant</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>le repère</translation>
    </message>
</context>
<context>
    <name>zonewright::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>&amp;Monde</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Doc&amp;ks</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
</context>
<context>
    <name>zonewright::MessageBar</name>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>zonewright::MoveEvent</name>
    <message>
        <source>Move event %1 to turn %2</source>
        <translation>Déplacer l’évènement %1 au tour %2</translation>
    </message>
</context>
<context>
    <name>zonewright::MoveFloors</name>
    <message>
        <source>Move floor “%1”</source>
        <translation>Déplacer l’étage « %1 »</translation>
    </message>
    <message numerus="yes">
        <source>Move %n floor(s)</source>
        <translation>
            <numerusform>Déplacer %n étage</numerusform>
            <numerusform>Déplacer %n étages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::Options</name>
    <message>
        <source>--%1: &apos;%2&apos; is none of %3</source>
        <translation>--%1 : « %2 » n’est aucun de %3</translation>
    </message>
    <message>
        <source>Level-design editor for roguelike worlds</source>
        <translation>Éditeur de niveaux pour mondes de roguelike</translation>
    </message>
    <message>
        <source>Project to open</source>
        <translation>Projet à ouvrir</translation>
    </message>
    <message>
        <source>Write a picture of the window to FILE (PNG) and quit</source>
        <translation>Écrire une image de la fenêtre dans FILE (PNG) et quitter</translation>
    </message>
    <message>
        <source>Size of the window with --screenshot</source>
        <translation>Taille de la fenêtre avec --screenshot</translation>
    </message>
    <message>
        <source>light, dark or system</source>
        <translation>light (clair), dark (sombre) ou system</translation>
    </message>
    <message>
        <source>Map to show: world or zone</source>
        <translation>Carte à montrer : world (monde) ou zone</translation>
    </message>
    <message>
        <source>en or fr, instead of the system&apos;s language</source>
        <translation>en ou fr, au lieu de la langue du système</translation>
    </message>
    <message>
        <source>Neither read nor keep the session</source>
        <translation>Ne pas lire ni garder la session</translation>
    </message>
    <message>
        <source>--window-size: &apos;%1&apos; is not WIDTHxHEIGHT</source>
        <translation>--window-size : « %1 » n’est pas de la forme LARGEURxHAUTEUR</translation>
    </message>
    <message>
        <source>more than one project: &apos;%1&apos;</source>
        <translation>plus d’un projet : « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::OutsideChanges</name>
    <message>
        <source>Re&amp;load</source>
        <translation>Re&amp;charger</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Garder le mien</translation>
    </message>
    <message>
        <source>Another program has moved or deleted %1.</source>
        <translation>Un autre programme a déplacé ou supprimé %1.</translation>
    </message>
    <message>
        <source>Another program has changed %1. Reloading it loses what is not saved here.</source>
        <translation>Un autre programme a modifié %1. Le recharger perd ce qui n’est pas enregistré ici.</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Un autre programme a modifié %1.</translation>
    </message>
</context>
<context>
    <name>zonewright::PaintRoom</name>
    <message>
        <source>Paint room “%1”</source>
        <translation>Peindre la salle « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::PinJoint</name>
    <message numerus="yes">
        <source>Pin %n joint(s)</source>
        <translation>
            <numerusform>Épingler %n jonction</numerusform>
            <numerusform>Épingler %n jonctions</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin row %1 of column %2</source>
        <translation>Épingler la ligne %1 de la colonne %2</translation>
    </message>
    <message>
        <source>Pin path of column %1</source>
        <translation>Épingler le chemin de la colonne %1</translation>
    </message>
    <message>
        <source>Unpin column %1</source>
        <translation>Désépingler la colonne %1</translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n joint(s)</source>
        <translation>
            <numerusform>Désépingler %n jonction</numerusform>
            <numerusform>Désépingler %n jonctions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::PinPair</name>
    <message>
        <source>Pin row %1 for rooms %2 and %3 everywhere</source>
        <translation>Épingler partout la ligne %1 pour les salles %2 et %3</translation>
    </message>
    <message>
        <source>Unpin rooms %1 and %2 everywhere</source>
        <translation>Désépingler partout les salles %1 et %2</translation>
    </message>
</context>
<context>
    <name>zonewright::PlaceDungeon</name>
    <message>
        <source>Move dungeon “%1” to zone %2</source>
        <translation>Déplacer le donjon « %1 » vers la zone %2</translation>
    </message>
</context>
<context>
    <name>zonewright::PlaceMarker</name>
    <message>
        <source>Place %1 at %2</source>
        <translation>Poser %1 en %2</translation>
    </message>
</context>
<context>
    <name>zonewright::PlaceStart</name>
    <message>
        <source>Place start at %1 of zone %2</source>
        <translation>Placer le départ en %1 de la zone %2</translation>
    </message>
</context>
<context>
    <name>zonewright::PlaceWords</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>dungeon entrance</source>
        <translation>entrée de donjon</translation>
    </message>
    <message>
        <source>Zone %1 · cell %2 · %3</source>
        <translation>Zone %1 · case %2 · %3</translation>
    </message>
</context>
<context>
    <name>zonewright::QuestionBar</name>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
</context>
<context>
    <name>zonewright::RecoveryOffer</name>
    <message>
        <source>What was kept of an unsaved project is damaged: %1</source>
        <translation>Ce qui restait d’un projet non enregistré est endommagé : %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>world, of no file</comment>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <comment>world and file</comment>
        <translation>« %1 » (%2)</translation>
    </message>
    <message>
        <source>%1 was left unsaved on %2.</source>
        <comment>world, and when</comment>
        <translation>%1 n’a pas été enregistré le %2.</translation>
    </message>
    <message>
        <source>%1 The file was changed after that.</source>
        <translation>%1 Le fichier a été modifié depuis.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>Ask again the next time</source>
        <translation>Redemander la prochaine fois</translation>
    </message>
    <message>
        <source>What is not saved cannot be kept for a crash: %1</source>
        <translation>Ce qui n’est pas enregistré ne peut pas être gardé en cas de plantage : %1</translation>
    </message>
</context>
<context>
    <name>zonewright::RedrawJunctions</name>
    <message numerus="yes">
        <source>Redraw junctions of %n floor(s)</source>
        <translation>
            <numerusform>Retirer au sort les jonctions de %n étage</numerusform>
            <numerusform>Retirer au sort les jonctions de %n étages</numerusform>
        </translation>
    </message>
    <message>
        <source>Redraw junctions of “%1”</source>
        <translation>Retirer au sort les jonctions de « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::RedrawRooms</name>
    <message numerus="yes">
        <source>Redraw rooms of %n floor(s)</source>
        <translation>
            <numerusform>Retirer au sort les salles de %n étage</numerusform>
            <numerusform>Retirer au sort les salles de %n étages</numerusform>
        </translation>
    </message>
    <message>
        <source>Redraw rooms of “%1”</source>
        <translation>Retirer au sort les salles de « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::RemoveCatalogue</name>
    <message>
        <source>Remove catalogue “%1”</source>
        <translation>Supprimer le catalogue « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::RemoveDungeon</name>
    <message>
        <source>Remove dungeon “%1”</source>
        <translation>Supprimer le donjon « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::RemoveEvents</name>
    <message>
        <source>Remove event %1</source>
        <translation>Supprimer l’évènement %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n event(s)</source>
        <translation>
            <numerusform>Supprimer %n évènement</numerusform>
            <numerusform>Supprimer %n évènements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::RemoveFloors</name>
    <message>
        <source>Remove floor “%1”</source>
        <translation>Supprimer l’étage « %1 »</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n floor(s)</source>
        <translation>
            <numerusform>Supprimer %n étage</numerusform>
            <numerusform>Supprimer %n étages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::RemoveMarkers</name>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n marker(s)</source>
        <translation>
            <numerusform>Supprimer %n repère</numerusform>
            <numerusform>Supprimer %n repères</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::RemovePieceList</name>
    <message>
        <source>Remove piece list “%1”</source>
        <translation>Supprimer la liste de pièces « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::RenameDungeon</name>
    <message>
        <source>Rename dungeon to “%1”</source>
        <translation>Renommer le donjon en « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::RenameFloor</name>
    <message>
        <source>Rename floor to “%1”</source>
        <translation>Renommer l’étage en « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::ReorderDungeon</name>
    <message>
        <source>Move dungeon “%1” to place %2</source>
        <translation>Déplacer le donjon « %1 » à la place %2</translation>
    </message>
</context>
<context>
    <name>zonewright::ReseedWorld</name>
    <message>
        <source>Resize world to %1 × %1 zones</source>
        <translation>Porter le monde à %1 × %1 zones</translation>
    </message>
    <message>
        <source>Resize zones to %1 × %1 cells</source>
        <translation>Porter les zones à %1 × %1 cases</translation>
    </message>
    <message>
        <source>Reseed world as “%1”</source>
        <translation>Refaire le monde « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::Screenshot</name>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1 : écriture impossible : %2</translation>
    </message>
    <message>
        <source>the window is not painted in a minute</source>
        <translation>la fenêtre n’est pas dessinée en une minute</translation>
    </message>
</context>
<context>
    <name>zonewright::StatusLine</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Under the pointer</source>
        <translation>Sous le pointeur</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Seed of the world</source>
        <translation>Graine du monde</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
</context>
<context>
    <name>zonewright::TerrainLegendModel</name>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Share of the zones, each counted by the terrain in its middle</source>
        <translation>Part des zones, chacune comptée par le terrain de son milieu</translation>
    </message>
</context>
<context>
    <name>zonewright::TouchUpFloor</name>
    <message numerus="yes">
        <source>Paint %n cell(s) of “%1”</source>
        <translation>
            <numerusform>Peindre %n case de « %1 »</numerusform>
            <numerusform>Peindre %n cases de « %1 »</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n touch-up(s) of “%1”</source>
        <translation>
            <numerusform>Effacer %n retouche de « %1 »</numerusform>
            <numerusform>Effacer %n retouches de « %1 »</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::Words</name>
    <message>
        <source>deep water</source>
        <translation>eau profonde</translation>
    </message>
    <message>
        <source>water</source>
        <translation>eau</translation>
    </message>
    <message>
        <source>sand</source>
        <translation>sable</translation>
    </message>
    <message>
        <source>grass</source>
        <translation>herbe</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>forêt</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>collines</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>montagne</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>neige</translation>
    </message>
    <message>
        <source>marsh</source>
        <translation>marais</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>désert</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>poisson</translation>
    </message>
    <message>
        <source>seal</source>
        <translation>phoque</translation>
    </message>
    <message>
        <source>crab</source>
        <translation>crabe</translation>
    </message>
    <message>
        <source>deer</source>
        <translation>cerf</translation>
    </message>
    <message>
        <source>wolf</source>
        <translation>loup</translation>
    </message>
    <message>
        <source>boar</source>
        <translation>sanglier</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>ours</translation>
    </message>
    <message>
        <source>goat</source>
        <translation>chèvre</translation>
    </message>
    <message>
        <source>eagle</source>
        <translation>aigle</translation>
    </message>
    <message>
        <source>snake</source>
        <translation>serpent</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>grenouille</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>chameau</translation>
    </message>
    <message>
        <source>hermit</source>
        <translation>ermite</translation>
    </message>
    <message>
        <source>traveller</source>
        <translation>voyageur</translation>
    </message>
    <message>
        <source>villager</source>
        <translation>villageois</translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n poisson</numerusform>
            <numerusform>%n poissons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s)</source>
        <translation>
            <numerusform>%n phoque</numerusform>
            <numerusform>%n phoques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crab(s)</source>
        <translation>
            <numerusform>%n crabe</numerusform>
            <numerusform>%n crabes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deer</source>
        <translation>
            <numerusform>%n cerf</numerusform>
            <numerusform>%n cerfs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wolf/wolves</source>
        <translation>
            <numerusform>%n loup</numerusform>
            <numerusform>%n loups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boar(s)</source>
        <translation>
            <numerusform>%n sanglier</numerusform>
            <numerusform>%n sangliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bear(s)</source>
        <translation>
            <numerusform>%n ours</numerusform>
            <numerusform>%n ours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goat(s)</source>
        <translation>
            <numerusform>%n chèvre</numerusform>
            <numerusform>%n chèvres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eagle(s)</source>
        <translation>
            <numerusform>%n aigle</numerusform>
            <numerusform>%n aigles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snake(s)</source>
        <translation>
            <numerusform>%n serpent</numerusform>
            <numerusform>%n serpents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frog(s)</source>
        <translation>
            <numerusform>%n grenouille</numerusform>
            <numerusform>%n grenouilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camel(s)</source>
        <translation>
            <numerusform>%n chameau</numerusform>
            <numerusform>%n chameaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hermit(s)</source>
        <translation>
            <numerusform>%n ermite</numerusform>
            <numerusform>%n ermites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traveller(s)</source>
        <translation>
            <numerusform>%n voyageur</numerusform>
            <numerusform>%n voyageurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n villager(s)</source>
        <translation>
            <numerusform>%n villageois</numerusform>
            <numerusform>%n villageois</numerusform>
        </translation>
    </message>
    <message>
        <source>camp</source>
        <translation>campement</translation>
    </message>
    <message>
        <source>hamlet</source>
        <translation>hameau</translation>
    </message>
    <message>
        <source>village</source>
        <translation>village</translation>
    </message>
    <message>
        <source>town</source>
        <translation>ville</translation>
    </message>
    <message>
        <source>harbour</source>
        <translation>port</translation>
    </message>
</context>
<context>
    <name>zonewright::WorldBar</name>
    <message>
        <source>W&amp;orld</source>
        <translation>Mo&amp;nde</translation>
    </message>
    <message>
        <source>Name of the world</source>
        <translation>Nom du monde</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>Size of the world, as an exponent of two</source>
        <translation>Taille du monde, en puissance de deux</translation>
    </message>
    <message>
        <source>Zones a side of the world, as an exponent of two</source>
        <translation>Zones par côté du monde, en puissance de deux</translation>
    </message>
    <message>
        <source>Zo&amp;ne</source>
        <translation>&amp;Zone</translation>
    </message>
    <message>
        <source>Size of a zone, as an exponent of two</source>
        <translation>Taille d’une zone, en puissance de deux</translation>
    </message>
    <message>
        <source>Cells a side of each zone, as an exponent of two</source>
        <translation>Cases par côté de chaque zone, en puissance de deux</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>What is wrong with the name</source>
        <translation>Ce qui ne va pas dans le nom</translation>
    </message>
    <message>
        <source>%1 zones</source>
        <translation>%1 zones</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cases</translation>
    </message>
    <message>
        <source>The same name gives the same world for ever</source>
        <translation>Le même nom donne pour toujours le même monde</translation>
    </message>
</context>
<context>
    <name>zonewright::WorldView</name>
    <message>
        <source>World map</source>
        <translation>Carte du monde</translation>
    </message>
    <message>
        <source>The zones of the world. Arrow keys scroll, plus and minus zoom, Shift with an arrow key selects the next zone, Enter opens it.</source>
        <translation>Les zones du monde. Les flèches défilent, plus et moins zooment, Maj avec une flèche choisit la zone suivante, Entrée l’ouvre.</translation>
    </message>
</context>
<context>
    <name>zonewright::ZoneView</name>
    <message>
        <source>Zone map</source>
        <translation>Carte de la zone</translation>
    </message>
    <message>
        <source>The cells of one zone. Arrow keys scroll, plus and minus zoom, Shift with an arrow key selects the next cell, Ctrl with an arrow key shows the next zone.</source>
        <translation>Les cases d’une zone. Les flèches défilent, plus et moins zooment, Maj avec une flèche choisit la case suivante, Ctrl avec une flèche montre la zone suivante.</translation>
    </message>
</context>
</TS>
