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
    <message>
        <source>moves</source>
        <translation>pas</translation>
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
    <message>
        <source>Find &amp;Command…</source>
        <translation>Trouver une &amp;commande…</translation>
    </message>
    <message>
        <source>Find any command by its words, and run it</source>
        <translation>Trouver une commande par ses mots et la lancer</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>Theme, language, maps and keys</source>
        <translation>Thème, langue, cartes et touches</translation>
    </message>
    <message>
        <source>&amp;Go to Coordinates…</source>
        <translation>A&amp;ller aux coordonnées…</translation>
    </message>
    <message>
        <source>Select a zone or a cell by its coordinates</source>
        <translation>Choisir une zone ou une case par ses coordonnées</translation>
    </message>
    <message>
        <source>&amp;Place Start Here</source>
        <translation>&amp;Placer le départ ici</translation>
    </message>
    <message>
        <source>Put the player&apos;s start at the selected cell</source>
        <translation>Placer le départ du joueur sur la case sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Follow Player</source>
        <translation>&amp;Suivre le joueur</translation>
    </message>
    <message>
        <source>Turn &amp;Back</source>
        <translation>Tour &amp;précédent</translation>
    </message>
    <message>
        <source>Show the turn before</source>
        <translation>Montrer le tour d’avant</translation>
    </message>
    <message>
        <source>Turn F&amp;orward</source>
        <translation>T&amp;our suivant</translation>
    </message>
    <message>
        <source>Show the next turn of the walk</source>
        <translation>Montrer le tour suivant de la marche</translation>
    </message>
    <message>
        <source>&amp;Keep Walk</source>
        <translation>&amp;Garder la marche</translation>
    </message>
    <message>
        <source>Store the walk in the project; else closing forgets it</source>
        <translation>Ranger la marche dans le projet ; sinon, elle est oubliée à la fermeture</translation>
    </message>
    <message>
        <source>&amp;Discard Walk</source>
        <translation>&amp;Abandonner la marche</translation>
    </message>
    <message>
        <source>Go back to the walk that the project keeps</source>
        <translation>Revenir à la marche que le projet garde</translation>
    </message>
    <message>
        <source>Walk &amp;North</source>
        <translation>Marcher au &amp;nord</translation>
    </message>
    <message>
        <source>Take a step to the north</source>
        <translation>Faire un pas vers le nord</translation>
    </message>
    <message>
        <source>Walk North-&amp;East</source>
        <translation>Marcher au nord-&amp;est</translation>
    </message>
    <message>
        <source>Take a step to the north-east</source>
        <translation>Faire un pas vers le nord-est</translation>
    </message>
    <message>
        <source>Walk E&amp;ast</source>
        <translation>Marcher à l’es&amp;t</translation>
    </message>
    <message>
        <source>Take a step to the east</source>
        <translation>Faire un pas vers l’est</translation>
    </message>
    <message>
        <source>Walk So&amp;uth-East</source>
        <translation>Marcher au s&amp;ud-est</translation>
    </message>
    <message>
        <source>Take a step to the south-east</source>
        <translation>Faire un pas vers le sud-est</translation>
    </message>
    <message>
        <source>Walk &amp;South</source>
        <translation>Marcher au su&amp;d</translation>
    </message>
    <message>
        <source>Take a step to the south</source>
        <translation>Faire un pas vers le sud</translation>
    </message>
    <message>
        <source>Walk South-&amp;West</source>
        <translation>Marcher au sud-&amp;ouest</translation>
    </message>
    <message>
        <source>Take a step to the south-west</source>
        <translation>Faire un pas vers le sud-ouest</translation>
    </message>
    <message>
        <source>Walk Wes&amp;t</source>
        <translation>Marcher à l’&amp;ouest</translation>
    </message>
    <message>
        <source>Take a step to the west</source>
        <translation>Faire un pas vers l’ouest</translation>
    </message>
    <message>
        <source>Walk No&amp;rth-West</source>
        <translation>Marcher au no&amp;rd-ouest</translation>
    </message>
    <message>
        <source>Take a step to the north-west</source>
        <translation>Faire un pas vers le nord-ouest</translation>
    </message>
    <message>
        <source>Wa&amp;it</source>
        <translation>Attend&amp;re</translation>
    </message>
    <message>
        <source>Let a turn pass</source>
        <translation>Laisser passer un tour</translation>
    </message>
    <message>
        <source>&amp;Welcome Page</source>
        <translation>Page d’&amp;accueil</translation>
    </message>
    <message>
        <source>Show the samples and the recent projects</source>
        <translation>Montrer les exemples et les projets récents</translation>
    </message>
    <message>
        <source>Keep the player in sight on the maps</source>
        <translation>Garder le joueur en vue sur les cartes</translation>
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
    <name>zonewright::CommandModel</name>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>zonewright::CommandPalette</name>
    <message>
        <source>No command has these words.</source>
        <translation>Aucune commande n’a ces mots.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Words of a command</source>
        <translation>Mots d’une commande</translation>
    </message>
</context>
<context>
    <name>zonewright::Docks</name>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>Minicarte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
</context>
<context>
    <name>zonewright::DropHighlight</name>
    <message>
        <source>Drop to open %1</source>
        <translation>Déposer pour ouvrir %1</translation>
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
    <name>zonewright::GoToPlace</name>
    <message>
        <source>Go to Coordinates</source>
        <translation>Aller aux coordonnées</translation>
    </message>
    <message>
        <source>A zone as 17,13 or a cell of it as 17,13:4,30</source>
        <translation>Une zone comme 17,13 ou une de ses cases comme 17,13:4,30</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>What is there</source>
        <translation>Ce qui s’y trouve</translation>
    </message>
    <message>
        <source>Columns count from the west, rows from the north, both from 0. The world wraps.</source>
        <translation>Les colonnes se comptent depuis l’ouest, les lignes depuis le nord, à partir de 0. Le monde se referme sur lui-même.</translation>
    </message>
    <message>
        <source>%1 (around the world)</source>
        <comment>a place</comment>
        <translation>%1 (en faisant le tour du monde)</translation>
    </message>
    <message>
        <source>Type a zone, 17,13 for example.</source>
        <translation>Entrez une zone, 17,13 par exemple.</translation>
    </message>
    <message>
        <source>“%1” is no place. Type a zone as 17,13 or a cell of it as 17,13:4,30.</source>
        <translation>« %1 » n’est pas un lieu. Entrez une zone comme 17,13 ou une de ses cases comme 17,13:4,30.</translation>
    </message>
</context>
<context>
    <name>zonewright::HistoryDelegate</name>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
</context>
<context>
    <name>zonewright::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
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
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>%1 (frozen)</source>
        <translation>%1 (figés)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>here, at %1</source>
        <translation>ici, en %1</translation>
    </message>
    <message>
        <source>starts at %1</source>
        <translation>part de %1</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <comment>the player</comment>
        <translation>ailleurs</translation>
    </message>
    <message>
        <source>Dungeons</source>
        <translation>Donjons</translation>
    </message>
    <message>
        <source>none</source>
        <comment>dungeons</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Évènements</translation>
    </message>
    <message>
        <source>none</source>
        <comment>events</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1, when computed</source>
        <comment>creatures</comment>
        <translation>%1, au calcul de la zone</translation>
    </message>
    <message>
        <source>%1, in turn %2</source>
        <comment>creatures that were lost</comment>
        <translation>%1, au tour %2</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>creatures</comment>
        <translation>Perdues</translation>
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
    <name>zonewright::KeysPage</name>
    <message>
        <source>Key &amp;map</source>
        <translation>&amp;Jeu de touches</translation>
    </message>
    <message>
        <source>Key map</source>
        <translation>Jeu de touches</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Ordinaire</translation>
    </message>
    <message>
        <source>As in debuggers</source>
        <translation>Comme dans les débogueurs</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Trouver une commande ou une touche</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation>Touches de la commande</translation>
    </message>
    <message>
        <source>Press the keys</source>
        <translation>Appuyez sur les touches</translation>
    </message>
    <message>
        <source>&amp;No Keys</source>
        <translation>Aucu&amp;ne touche</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>Par &amp;défaut</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Why the keys are not taken</source>
        <translation>Pourquoi les touches ne sont pas prises</translation>
    </message>
    <message>
        <source>&amp;All Defaults</source>
        <translation>Tout par d&amp;éfaut</translation>
    </message>
    <message>
        <source>none, by your choice</source>
        <translation>aucune, par votre choix</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>les vôtres</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Keys of “%1”</source>
        <comment>a command</comment>
        <translation>&amp;Touches de « %1 »</translation>
    </message>
</context>
<context>
    <name>zonewright::LegendPanel</name>
    <message>
        <source>Terrains and their share of the world</source>
        <translation>Terrains et leur part du monde</translation>
    </message>
    <message>
        <source>Layers of the world map</source>
        <translation>Calques de la carte du monde</translation>
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
    <name>zonewright::MapLayersModel</name>
    <message>
        <source>Zone grid</source>
        <translation>Quadrillage des zones</translation>
    </message>
    <message>
        <source>Lines between zones, where zones are large enough</source>
        <translation>Des lignes entre les zones, là où elles sont assez grandes</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>The position of each zone, where there is room</source>
        <translation>La position de chaque zone, là où il y a la place</translation>
    </message>
    <message>
        <source>Known zones</source>
        <translation>Zones connues</translation>
    </message>
    <message>
        <source>The more popular a zone, the stronger; with its rank</source>
        <translation>Plus une zone est populaire, plus elle est marquée ; avec son rang</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>The nine zones in memory; dotted, zones at hand beside it; dashed, where it shifts to next</source>
        <translation>Les neuf zones en mémoire ; en pointillé, les zones à portée à côté d’elle ; en tirets, là où elle va se décaler</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Zones that wait to be computed, with the turn of each; the next one stands out</source>
        <translation>Les zones qui attendent leur calcul, avec le tour de chacune ; la prochaine ressort</translation>
    </message>
    <message>
        <source>Just forgotten</source>
        <translation>Oubliées à l’instant</translation>
    </message>
    <message>
        <source>Zones that left memory in the last turns, fading</source>
        <translation>Les zones sorties de la mémoire aux derniers tours ; elles s’estompent</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>Dangers</translation>
    </message>
    <message>
        <source>Zones in sight that the window does not hold: narrow hatching where they are missing, wide hatching where the window is late</source>
        <translation>Les zones en vue que la fenêtre ne contient pas : hachures serrées là où elles sont absentes, larges là où la fenêtre est en retard</translation>
    </message>
    <message>
        <source>Player and view</source>
        <translation>Joueur et vue</translation>
    </message>
    <message>
        <source>The player, the square it sees, and a flag on the start</source>
        <translation>Le joueur, le carré qu’il voit, et un drapeau sur le départ</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>The way so far; dotted, the moves that lie ahead</source>
        <translation>Le chemin parcouru ; en pointillé, les pas à venir</translation>
    </message>
    <message>
        <source>Dungeons</source>
        <translation>Donjons</translation>
    </message>
    <message>
        <source>The zones that have a dungeon</source>
        <translation>Les zones qui ont un donjon</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Scheduled events, each with its turn</source>
        <translation>Les événements prévus, chacun avec son tour</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Calque</translation>
    </message>
</context>
<context>
    <name>zonewright::MapMarksModel</name>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>dungeon</source>
        <translation>donjon</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>apparition</translation>
    </message>
    <message>
        <source>find a path</source>
        <translation>recherche de chemin</translation>
    </message>
    <message>
        <source>announce</source>
        <translation>annonce</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Start: cell %1 of zone %2</source>
        <translation>Départ : case %1 de la zone %2</translation>
    </message>
    <message>
        <source>%1
Dungeon in zone %2</source>
        <translation>%1
Donjon dans la zone %2</translation>
    </message>
    <message>
        <source>%1, turn %2, zone %3</source>
        <translation>%1, tour %2, zone %3</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>the text of an event, and what it is</comment>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>zonewright::Maps</name>
    <message>
        <source>Zone %1</source>
        <translation>Zone %1</translation>
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
    <message>
        <source>W&amp;alk</source>
        <translation>M&amp;arche</translation>
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
    <name>zonewright::Minimap</name>
    <message>
        <source>Minimap</source>
        <translation>Minicarte</translation>
    </message>
    <message>
        <source>The whole world, and what the map shows of it. Arrow keys move the map, plus and minus zoom it.</source>
        <translation>Le monde entier, et ce que la carte en montre. Les flèches déplacent la carte, plus et moins l’agrandissent et la réduisent.</translation>
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
    <name>zonewright::RecentDelegate</name>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
</context>
<context>
    <name>zonewright::RecentFilesModel</name>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
</context>
<context>
    <name>zonewright::RecentList</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>&amp;Retirer de la liste</translation>
    </message>
</context>
<context>
    <name>zonewright::RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ouvrir un projet &amp;récent</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Vider la liste</translation>
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
    <name>zonewright::Samples</name>
    <message>
        <source>The tour: a crypt, a mine, a lair, and a walk with events</source>
        <translation>La visite : une crypte, une mine, un antre, et une marche avec des évènements</translation>
    </message>
    <message>
        <source>A small world over six dungeons of mines and caves</source>
        <translation>Un petit monde au-dessus de six donjons, mines et grottes</translation>
    </message>
    <message>
        <source>A large world of 256 × 256 zones, to look around in</source>
        <translation>Un grand monde de 256 × 256 zones, à parcourir du regard</translation>
    </message>
    <message>
        <source>A world and nothing else, to begin from</source>
        <translation>Un monde et rien d’autre, pour commencer</translation>
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
    <name>zonewright::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Pages des préférences</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Takes effect at the next start.</source>
        <translation>Prend effet au prochain démarrage.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au démarrage</translation>
    </message>
    <message>
        <source>Open the last &amp;project</source>
        <translation>Ouvrir le dernier &amp;projet</translation>
    </message>
    <message>
        <source>Show the &amp;welcome page</source>
        <translation>Montrer la page d’&amp;accueil</translation>
    </message>
    <message>
        <source>Walking</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>The &amp;vi keys walk the player</source>
        <translation>Les touches de &amp;vi font marcher le joueur</translation>
    </message>
    <message>
        <source>h, j, k and l go west, south, north and east, y, u, b and n the ways between, as the arrow keys and the numeric pad always do.</source>
        <translation>h, j, k et l vont à l’ouest, au sud, au nord et à l’est, y, u, b et n en diagonale, comme le font toujours les flèches et le pavé numérique.</translation>
    </message>
    <message>
        <source>Icons of the tool bars</source>
        <translation>Icônes des barres d’outils</translation>
    </message>
    <message>
        <source>&amp;Small</source>
        <translation>Pe&amp;tites</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>N&amp;ormales</translation>
    </message>
    <message>
        <source>Lar&amp;ge</source>
        <translation>&amp;Grandes</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Why the vi keys are off</source>
        <translation>Pourquoi les touches de vi sont désactivées</translation>
    </message>
</context>
<context>
    <name>zonewright::Shortcuts</name>
    <message>
        <source>%1 cannot be the key of a command.</source>
        <translation>%1 ne peut pas être la touche d’une commande.</translation>
    </message>
    <message>
        <source>%1 is “%2” already.</source>
        <comment>key and command</comment>
        <translation>%1 est déjà « %2 ».</translation>
    </message>
    <message>
        <source>%1 cannot be told from %2, which is “%3” already.</source>
        <comment>two keys and a command</comment>
        <translation>%1 ne se distingue pas de %2, qui est déjà « %3 ».</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”: give that command another one first.</source>
        <comment>key and command</comment>
        <translation>%1 est la touche de « %2 » : donnez-en d’abord une autre à cette commande.</translation>
    </message>
    <message>
        <source>%1 walks the player, since the vi keys are on.</source>
        <comment>key</comment>
        <translation>%1 fait marcher le joueur, car les touches de vi sont activées.</translation>
    </message>
</context>
<context>
    <name>zonewright::StandingWords</name>
    <message>
        <source>since the crossing to the north at turn %1</source>
        <translation>depuis le passage vers le nord au tour %1</translation>
    </message>
    <message>
        <source>since the crossing to the north-east at turn %1</source>
        <translation>depuis le passage vers le nord-est au tour %1</translation>
    </message>
    <message>
        <source>since the crossing to the east at turn %1</source>
        <translation>depuis le passage vers l’est au tour %1</translation>
    </message>
    <message>
        <source>since the crossing to the south-east at turn %1</source>
        <translation>depuis le passage vers le sud-est au tour %1</translation>
    </message>
    <message>
        <source>since the crossing to the south at turn %1</source>
        <translation>depuis le passage vers le sud au tour %1</translation>
    </message>
    <message>
        <source>since the crossing to the south-west at turn %1</source>
        <translation>depuis le passage vers le sud-ouest au tour %1</translation>
    </message>
    <message>
        <source>since the crossing to the west at turn %1</source>
        <translation>depuis le passage vers l’ouest au tour %1</translation>
    </message>
    <message>
        <source>since the crossing to the north-west at turn %1</source>
        <translation>depuis le passage vers le nord-ouest au tour %1</translation>
    </message>
    <message>
        <source>window, centre</source>
        <translation>fenêtre, centre</translation>
    </message>
    <message>
        <source>window</source>
        <translation>fenêtre</translation>
    </message>
    <message>
        <source>at hand, frozen</source>
        <translation>à portée, figée</translation>
    </message>
    <message>
        <source>known, rank %1 of %2</source>
        <translation>connue, rang %1 sur %2</translation>
    </message>
    <message>
        <source>queued, next, turn %1</source>
        <translation>en file, la prochaine, tour %1</translation>
    </message>
    <message>
        <source>queued, turn %1</source>
        <translation>en file, tour %1</translation>
    </message>
    <message>
        <source>forgotten in this turn</source>
        <translation>oubliée à ce tour</translation>
    </message>
    <message numerus="yes">
        <source>forgotten %n turn(s) ago</source>
        <translation>
            <numerusform>oubliée il y a %n tour</numerusform>
            <numerusform>oubliée il y a %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1: spawn</source>
        <translation>tour %1 : apparition</translation>
    </message>
    <message>
        <source>turn %1: find a path</source>
        <translation>tour %1 : recherche de chemin</translation>
    </message>
    <message>
        <source>turn %1: announce</source>
        <translation>tour %1 : annonce</translation>
    </message>
    <message>
        <source>not in memory</source>
        <translation>pas en mémoire</translation>
    </message>
    <message>
        <source>hazard: in sight and missing</source>
        <translation>danger : en vue et absente</translation>
    </message>
    <message>
        <source>hazard: in sight and late</source>
        <translation>danger : en vue et en retard</translation>
    </message>
    <message>
        <source>compute zone %1</source>
        <translation>calculer la zone %1</translation>
    </message>
    <message>
        <source>shift the window to %1</source>
        <translation>déplacer la fenêtre vers %1</translation>
    </message>
    <message>
        <source>zone %1 is missing</source>
        <translation>la zone %1 manque</translation>
    </message>
    <message>
        <source>zone %1 is late</source>
        <translation>la zone %1 est en retard</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>when a zone is due, and since when it waits</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>when an event is due, and its text</comment>
        <translation>%1, %2</translation>
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
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Turn %1 of %2 · not kept</source>
        <translation>Tour %1 sur %2 · non gardée</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player %1 · cell %2</source>
        <translation>Joueur %1 · case %2</translation>
    </message>
    <message>
        <source>Next request</source>
        <translation>Prochaine requête</translation>
    </message>
    <message>
        <source>Next: %1 at turn %2</source>
        <translation>À venir : %1 au tour %2</translation>
    </message>
    <message>
        <source>Sign of a hazard</source>
        <translation>Signe d’un danger</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>Dangers</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>The project keeps this walk.</source>
        <translation>Le projet garde cette marche.</translation>
    </message>
    <message>
        <source>This walk is scratch: it is gone when the project is closed, unless Keep Walk stores it in the project.</source>
        <translation>Cette marche est un brouillon : elle disparaît à la fermeture du projet, à moins que « Garder la marche » ne la range dans le projet.</translation>
    </message>
    <message numerus="yes">
        <source>%n hazard(s)</source>
        <translation>
            <numerusform>%n danger</numerusform>
            <numerusform>%n dangers</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost creatures</source>
        <translation>Créatures perdues</translation>
    </message>
    <message>
        <source>Sign of a loss</source>
        <translation>Signe d’une perte</translation>
    </message>
    <message>
        <source>Zone %1 · cell %2</source>
        <translation>Zone %1 · case %2</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) lost</source>
        <translation>
            <numerusform>%n créature perdue</numerusform>
            <numerusform>%n créatures perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of zone %2</source>
        <comment>a creature</comment>
        <translation>%1 de la zone %2</translation>
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
    <name>zonewright::TimeWords</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>il y a %n minute</numerusform>
            <numerusform>il y a %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>il y a %n heure</numerusform>
            <numerusform>il y a %n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
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
    <name>zonewright::TurnLabel</name>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
</context>
<context>
    <name>zonewright::WalkBar</name>
    <message>
        <source>The walk: turns, keeping, following</source>
        <translation>La marche : tours, conservation, suivi</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Marche</translation>
    </message>
</context>
<context>
    <name>zonewright::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Worlds, zones and dungeons for roguelikes, made from a name and looked at turn by turn.</source>
        <translation>Des mondes, des zones et des donjons de roguelike, faits à partir d’un nom et suivis tour par tour.</translation>
    </message>
    <message>
        <source>&amp;New Project</source>
        <translation>&amp;Nouveau projet</translation>
    </message>
    <message>
        <source>Begin a new project with a random world</source>
        <translation>Commencer un nouveau projet avec un monde au hasard</translation>
    </message>
    <message>
        <source>&amp;Open Project…</source>
        <translation>&amp;Ouvrir un projet…</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>&amp;Back to the Project</source>
        <translation>&amp;Retour au projet</translation>
    </message>
    <message>
        <source>Leave this page; Esc does so too</source>
        <translation>Quitter cette page ; la touche Échap aussi</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Projets récents</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>Clear the list of recent projects</source>
        <translation>Vider la liste des projets récents</translation>
    </message>
    <message>
        <source>Enter opens a project, Delete takes it off the list.</source>
        <translation>Entrée ouvre un projet, Suppr le retire de la liste.</translation>
    </message>
    <message>
        <source>Projects that you open or save will be listed here.</source>
        <translation>Les projets que vous ouvrez ou enregistrez seront listés ici.</translation>
    </message>
    <message>
        <source>Drop a project here</source>
        <translation>Déposez un projet ici</translation>
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
    <message>
        <source>What is wrong with the name or the size</source>
        <translation>Ce qui ne va pas avec le nom ou la taille</translation>
    </message>
    <message>
        <source>The size of the world goes from %1 to %2.</source>
        <translation>La taille du monde va de %1 à %2.</translation>
    </message>
    <message>
        <source>The size of a zone goes from %1 to %2.</source>
        <translation>La taille d’une zone va de %1 à %2.</translation>
    </message>
</context>
<context>
    <name>zonewright::WorldOverlays</name>
    <message>
        <source>&amp;Open Zone %1</source>
        <translation>&amp;Ouvrir la zone %1</translation>
    </message>
    <message>
        <source>&amp;Centre Here</source>
        <translation>&amp;Centrer ici</translation>
    </message>
    <message>
        <source>Copy C&amp;oordinates</source>
        <translation>Co&amp;pier les coordonnées</translation>
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
    <message>
        <source>Start at cell %1 of zone %2. Esc leaves it where it is.</source>
        <translation>Départ en %1 de la zone %2. Échap le laisse où il est.</translation>
    </message>
    <message>
        <source>The player at turn %1, and its start. Drag either to set the start.</source>
        <translation>Le joueur au tour %1, et son départ. Glissez l’un ou l’autre pour placer le départ.</translation>
    </message>
</context>
<context>
    <name>zonewright::ZoneStandingModel</name>
    <message>
        <source>window, centre</source>
        <translation>fenêtre, centre</translation>
    </message>
    <message>
        <source>window</source>
        <translation>fenêtre</translation>
    </message>
    <message>
        <source>at hand</source>
        <translation>à portée</translation>
    </message>
    <message>
        <source>known</source>
        <translation>connue</translation>
    </message>
    <message>
        <source>queued, next</source>
        <translation>en file, la prochaine</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>en file</translation>
    </message>
    <message>
        <source>forgotten</source>
        <translation>oubliée</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>non calculée</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>late</source>
        <translation>en retard</translation>
    </message>
    <message>
        <source>The turn in which the zone will be computed</source>
        <translation>Le tour auquel la zone sera calculée</translation>
    </message>
    <message>
        <source>1 for the most popular zone</source>
        <translation>1 pour la zone la plus populaire</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Hazard</source>
        <translation>Danger</translation>
    </message>
</context>
<context>
    <name>zonewright::ZoneView</name>
    <message>
        <source>Zone map</source>
        <translation>Carte de la zone</translation>
    </message>
    <message>
        <source>The cells around the player. Arrow keys and the numeric pad walk, the full stop waits, plus and minus zoom, Shift with an arrow key selects the next cell, Ctrl with an arrow key shows the next zone.</source>
        <translation>Les cases autour du joueur. Les flèches et le pavé numérique font marcher, le point fait attendre, plus et moins changent l’échelle, Maj avec une flèche sélectionne la case voisine, Ctrl avec une flèche montre la zone voisine.</translation>
    </message>
</context>
</TS>
