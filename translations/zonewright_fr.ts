<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Error</name>
    <message>
        <source>&apos;%1&apos; is less than %2</source>
        <translation>«&#xa0;%1&#xa0;» est inférieur à %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is outside %2 to %3</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas compris entre %2 et %3</translation>
    </message>
    <message>
        <source>not valid JSON: the text ends too early</source>
        <translation>JSON invalide&#xa0;: le texte finit trop tôt</translation>
    </message>
    <message>
        <source>not valid JSON: unexpected &apos;%1&apos;</source>
        <translation>JSON invalide&#xa0;: «&#xa0;%1&#xa0;» inattendu</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>absent&#xa0;: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown</source>
        <translation>«&#xa0;%1&#xa0;» est inconnu</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown; expected: %2</source>
        <translation>«&#xa0;%1&#xa0;» est inconnu&#xa0;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>given twice</source>
        <translation>donné deux fois</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice</source>
        <translation>«&#xa0;%1&#xa0;» est donné deux fois</translation>
    </message>
    <message>
        <source>not valid Unicode text</source>
        <translation>ce n’est pas un texte Unicode valide</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not valid UTF-8 text</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un texte UTF-8 valide</translation>
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
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre décimal entier</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is newer than %2, the latest that this program knows</source>
        <translation>«&#xa0;%1&#xa0;» est plus récent que %2, le dernier que connaît ce programme</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>lecture impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>écriture impossible&#xa0;: %1</translation>
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
        <translation>un étage de salles en ligne</translation>
    </message>
    <message>
        <source>a dug floor</source>
        <translation>un étage creusé</translation>
    </message>
    <message>
        <source>embedded in the project: embed it first</source>
        <translation>incorporé au projet&#xa0;: incorporez-le d’abord</translation>
    </message>
    <message>
        <source>free: floors are made from it</source>
        <translation>libre&#xa0;: des étages en sont faits</translation>
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
    <message>
        <source>a candidate of the joint</source>
        <translation>une rangée candidate de la séparation</translation>
    </message>
    <message>
        <source>a joint that is open at a candidate or by a path</source>
        <translation>une séparation ouverte à une rangée candidate ou par un chemin</translation>
    </message>
    <message>
        <source>a pair without a candidate, which alone takes a path everywhere</source>
        <translation>une paire sans candidat, la seule à prendre un chemin partout</translation>
    </message>
    <message>
        <source>the same on all chosen joints of the pair</source>
        <translation>la même chose sur toutes les séparations choisies de la paire</translation>
    </message>
    <message>
        <source>a path within the two rooms and their joint</source>
        <translation>un chemin à l’intérieur des deux salles et de leur séparation</translation>
    </message>
    <message>
        <source>a path that joins the two rooms</source>
        <translation>un chemin qui relie les deux salles</translation>
    </message>
    <message>
        <source>a joint that is open and that this floor does not pin</source>
        <translation>une séparation ouverte que cet étage n’épingle pas</translation>
    </message>
    <message>
        <source>as wide as the catalogue has rows</source>
        <translation>aussi large que le catalogue a de rangées</translation>
    </message>
    <message>
        <source>removable: a catalogue keeps at least one room</source>
        <translation>supprimable&#xa0;: un catalogue garde au moins une salle</translation>
    </message>
    <message>
        <source>rows of cells</source>
        <translation>des rangées de cases</translation>
    </message>
    <message>
        <source>as long as the first row</source>
        <translation>aussi long que la première rangée</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>removable: a piece list keeps at least one piece</source>
        <translation>supprimable&#xa0;: une liste de pièces garde au moins une pièce</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>il n’y a pas assez de mémoire</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>le dossier ne peut pas être créé</translation>
    </message>
    <message>
        <source>it has %1 x %2 cells, more than %3 in all</source>
        <translation>il a %1 x %2 cases, plus de %3 en tout</translation>
    </message>
    <message>
        <source>none of its levels can be made</source>
        <translation>aucun de ses niveaux ne peut être créé</translation>
    </message>
    <message>
        <source>a picture of %1 x %2 pixels, of which no side may have more than %3</source>
        <translation>une image de %1 x %2 pixels, dont aucun côté ne peut en avoir plus de %3</translation>
    </message>
    <message>
        <source>a picture of %1 x %2 pixels, more than %3 in all</source>
        <translation>une image de %1 x %2 pixels, plus de %3 en tout</translation>
    </message>
    <message>
        <source>the picture cannot be made</source>
        <translation>l’image ne peut pas être créée</translation>
    </message>
    <message>
        <source>the property &apos;%1&apos; has a control character, which XML cannot hold</source>
        <translation>la propriété «&#xa0;%1&#xa0;» contient un caractère de contrôle, que XML ne peut pas contenir</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; has a control character, which XML cannot hold</source>
        <translation>le nom «&#xa0;%1&#xa0;» contient un caractère de contrôle, que XML ne peut pas contenir</translation>
    </message>
    <message>
        <source>X,Y or X,Y..X,Y, the first zone and the last</source>
        <translation>X,Y ou X,Y..X,Y, la première zone et la dernière</translation>
    </message>
    <message>
        <source>X,Y..X,Y, the first zone and the last</source>
        <translation>X,Y..X,Y, la première zone et la dernière</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>this export uses it for something else</source>
        <translation>cette exportation s’en sert pour autre chose</translation>
    </message>
    <message>
        <source>it was removed again</source>
        <translation>il a été retiré depuis</translation>
    </message>
    <message>
        <source>X,Y..X,Y with the last zone after the first; over the edge of the world, count on: 30,30..33,33</source>
        <translation>X,Y..X,Y, la dernière zone après la première&#xa0;; au-delà du bord du monde, continuez à compter&#xa0;: 30,30..33,33</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Grid of numbers (CSV)</source>
        <translation>Grille de nombres (CSV)</translation>
    </message>
    <message>
        <source>Everything about a level (JSON)</source>
        <translation>Tout sur un niveau (JSON)</translation>
    </message>
    <message>
        <source>LDtk project</source>
        <translation>Projet LDtk</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message>
        <source>Text with box drawing (TXT)</source>
        <translation>Texte à traits de cadre (TXT)</translation>
    </message>
    <message>
        <source>Tiled map (JSON)</source>
        <translation>Carte Tiled (JSON)</translation>
    </message>
    <message>
        <source>Tiled map (TMX)</source>
        <translation>Carte Tiled (TMX)</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>the pin is not applied: no joint stands in its column</source>
        <translation>l’épingle n’est pas appliquée&#xa0;: sa colonne n’est pas une séparation</translation>
    </message>
    <message>
        <source>the pinned path is not applied: it does not join the two rooms</source>
        <translation>le chemin épinglé n’est pas appliqué&#xa0;: il ne relie pas les deux salles</translation>
    </message>
    <message>
        <source>the pinned path is not applied: a cell of it lies outside the two rooms and their joint</source>
        <translation>le chemin épinglé n’est pas appliqué&#xa0;: une de ses cases sort des deux salles et de leur séparation</translation>
    </message>
    <message>
        <source>the pin is not applied: its row is no candidate of the joint</source>
        <translation>l’épingle n’est pas appliquée&#xa0;: sa rangée n’est pas candidate dans cette séparation</translation>
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
        <translation>le numéro %1 désigne %2 paires de salles, dont %3 à gauche de %4 et %5 à gauche de %6</translation>
    </message>
    <message>
        <source>the hero cannot reach the region that begins here (size in cells: %1)</source>
        <translation>le Héros ne peut pas atteindre la région qui commence ici (taille en cases&#xa0;: %1)</translation>
    </message>
    <message>
        <source>the hero is walled in on all sides</source>
        <translation>le Héros est emmuré de tous côtés</translation>
    </message>
    <message>
        <source>the position from the floor above is not inside this floor; the hero starts in the last room</source>
        <translation>la position venue de l’étage supérieur n’est pas à l’intérieur de cet étage&#xa0;; le Héros part de la dernière salle</translation>
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
        <translation>la salle %1 à gauche de la salle %2 (paire numéro %3) n’a ni rangée candidate ni chemin qui les relie</translation>
    </message>
    <message>
        <source>the path from room %1 to room %2 (pair number %3) does not join them</source>
        <translation>le chemin de la salle %1 à la salle %2 (paire numéro %3) ne les relie pas</translation>
    </message>
    <message>
        <source>the path from room %1 to room %2 is not of two cells (cells: %3)</source>
        <translation>le chemin de la salle %1 à la salle %2 n’est pas de deux cases (cases&#xa0;: %3)</translation>
    </message>
    <message>
        <source>the path from room %1 to room %2 (pair number %3) is never taken: the pair has candidates</source>
        <translation>le chemin de la salle %1 à la salle %2 (paire numéro %3) n’est jamais pris&#xa0;: la paire a des rangées candidates</translation>
    </message>
    <message>
        <source>the pin for room %1 left of room %2 is not applied: row %3 is no candidate</source>
        <translation>l’épingle de la salle %1 à gauche de la salle %2 n’est pas appliquée&#xa0;: la rangée %3 n’est pas candidate</translation>
    </message>
    <message>
        <source>the joint has no candidate, and its special path does not join the two rooms (pair number %1)</source>
        <translation>la séparation n’a pas de candidat, et son chemin spécial ne relie pas les deux salles (paire numéro %1)</translation>
    </message>
    <message>
        <source>the joint has no candidate, and its two rooms have no special path (pair number %1)</source>
        <translation>la séparation n’a pas de candidat, et ses deux salles n’ont pas de chemin spécial (paire numéro %1)</translation>
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
        <translation>l’évènement %1 ne peut jamais se produire&#xa0;: son tour est avant 1 ou sa zone hors du monde</translation>
    </message>
    <message>
        <source>event %1 has no effect: its zone is not in memory at turn %2 of the walk</source>
        <translation>l’évènement %1 reste sans effet&#xa0;: sa zone n’est pas en mémoire au tour %2 de la marche</translation>
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
    <message>
        <source>what is set by hand opens the border of the floor here (cells: %1)</source>
        <translation>ce qui est posé à la main ouvre ici le bord de l’étage (cases&#xa0;: %1)</translation>
    </message>
    <message>
        <source>the door set by hand here is not between two walkable cells alone</source>
        <translation>la porte posée ici à la main n’est pas entre deux cases praticables seulement</translation>
    </message>
    <message>
        <source>the marker set by hand here is buried: no cell around it can be walked</source>
        <translation>le repère posé ici à la main est enfoui&#xa0;: aucune case autour n’est praticable</translation>
    </message>
    <message>
        <source>the hero, the exit or stairs stand here, where nobody can walk</source>
        <translation>le Héros, la sortie ou un escalier est ici, où personne ne peut marcher</translation>
    </message>
    <message>
        <source>what is set by hand here lies outside the floor and is not applied (cells: %1)</source>
        <translation>ce qui est posé ici à la main est hors de l’étage et n’est pas appliqué (cases&#xa0;: %1)</translation>
    </message>
    <message>
        <source>the number %1 names %2 pairs of rooms: %3 left of %4 and %5 left of %6</source>
        <translation>le numéro %1 désigne %2 paires de salles&#xa0;: %3 à gauche de %4 et %5 à gauche de %6</translation>
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
        <source>&amp;100 %</source>
        <translation>&amp;100&#xa0;%</translation>
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
        <translation>Version, licence et logiciels sur lesquels il repose</translation>
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
        <translation>Tour pré&amp;cédent</translation>
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
        <translation>Ranger la marche dans le projet&#xa0;; sinon, elle est oubliée à la fermeture</translation>
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
        <translation>&amp;Marcher au sud-ouest</translation>
    </message>
    <message>
        <source>Take a step to the south-west</source>
        <translation>Faire un pas vers le sud-ouest</translation>
    </message>
    <message>
        <source>Walk Wes&amp;t</source>
        <translation>Marcher à &amp;l’ouest</translation>
    </message>
    <message>
        <source>Take a step to the west</source>
        <translation>Faire un pas vers l’ouest</translation>
    </message>
    <message>
        <source>Walk No&amp;rth-West</source>
        <translation>Marc&amp;her au nord-ouest</translation>
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
    <message>
        <source>Show the turn ten turns before</source>
        <translation>Revenir dix tours en arrière</translation>
    </message>
    <message>
        <source>Show the turn ten turns later</source>
        <translation>Avancer de dix tours</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Pas à pas</translation>
    </message>
    <message>
        <source>Do the next request or event of the turn, or begin the next turn</source>
        <translation>Traiter la prochaine requête ou le prochain évènement du tour, ou commencer le tour suivant</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Dérouler</translation>
    </message>
    <message>
        <source>Let turn after turn pass, or pause</source>
        <translation>Laisser passer les tours l’un après l’autre, ou faire une pause</translation>
    </message>
    <message>
        <source>Run F&amp;ast</source>
        <translation>Dérouler très &amp;vite</translation>
    </message>
    <message>
        <source>Let turns pass as fast as they can</source>
        <translation>Laisser passer les tours aussi vite que possible</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Stop where the walk is</source>
        <translation>S’arrêter là où en est la marche</translation>
    </message>
    <message>
        <source>Run &amp;Until…</source>
        <translation>Dérouler &amp;jusqu’à…</translation>
    </message>
    <message>
        <source>Run to a turn, or until something happens</source>
        <translation>Dérouler jusqu’à un tour, ou jusqu’à ce que quelque chose arrive</translation>
    </message>
    <message>
        <source>Toggle &amp;Breakpoint</source>
        <translation>Poser ou ôter un point d’arr&amp;êt</translation>
    </message>
    <message>
        <source>Stop before the selected event, or in the selected zone</source>
        <translation>S’arrêter avant l’évènement sélectionné, ou dans la zone sélectionnée</translation>
    </message>
    <message>
        <source>Add Breakpoint…</source>
        <translation>Ajouter un point d’arrêt…</translation>
    </message>
    <message>
        <source>Stop whenever something happens</source>
        <translation>S’arrêter chaque fois que quelque chose arrive</translation>
    </message>
    <message>
        <source>Add &amp;Event</source>
        <translation>Ajouter un évène&amp;ment</translation>
    </message>
    <message>
        <source>Schedule an event in the selected zone</source>
        <translation>Planifier un évènement dans la zone sélectionnée</translation>
    </message>
    <message>
        <source>Memory, queue, requests a turn and view of the walk</source>
        <translation>Mémoire, file, requêtes par tour et vue de la marche</translation>
    </message>
    <message>
        <source>&amp;Prove Safety…</source>
        <translation>P&amp;rouver la sûreté…</translation>
    </message>
    <message>
        <source>Find out whether any walk can outrun the generator</source>
        <translation>Savoir si une marche peut aller plus vite que le générateur</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>Compare queue modes and memories along the walk</source>
        <translation>Comparer les modes de file et les mémoires le long de la marche</translation>
    </message>
    <message>
        <source>Write every turn of the walk to a file, as the command line does</source>
        <translation>Écrire chaque tour de la marche dans un fichier, comme la ligne de commande</translation>
    </message>
    <message>
        <source>Ten Turns Back</source>
        <translation>Dix tours en arrière</translation>
    </message>
    <message>
        <source>Ten Turns Forward</source>
        <translation>Dix tours en avant</translation>
    </message>
    <message>
        <source>Simulation Sett&amp;ings…</source>
        <translation>Réglages de la s&amp;imulation…</translation>
    </message>
    <message>
        <source>Save Trace…</source>
        <translation>Enregistrer la trace…</translation>
    </message>
    <message>
        <source>Show F&amp;loor</source>
        <translation>Montrer l’&amp;étage</translation>
    </message>
    <message>
        <source>Show the selected floor of a dungeon</source>
        <translation>Montrer l’étage choisi d’un donjon</translation>
    </message>
    <message>
        <source>New &amp;Dungeon</source>
        <translation>Nouveau &amp;donjon</translation>
    </message>
    <message>
        <source>Add a dungeon in the selected zone</source>
        <translation>Ajouter un donjon dans la zone choisie</translation>
    </message>
    <message>
        <source>New Floor of &amp;Rooms</source>
        <translation>Nouvel étage de &amp;salles</translation>
    </message>
    <message>
        <source>Add a floor of rooms in a row below the selected one</source>
        <translation>Ajouter sous l’étage choisi un étage de salles en ligne</translation>
    </message>
    <message>
        <source>New Du&amp;g Floor</source>
        <translation>Nouvel étage &amp;creusé</translation>
    </message>
    <message>
        <source>Add a floor of rooms and corridors below the selected one</source>
        <translation>Ajouter sous l’étage choisi un étage de salles et de couloirs</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;upliquer</translation>
    </message>
    <message>
        <source>Copy the selected floors</source>
        <translation>Copier les étages choisis</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Reno&amp;mmer</translation>
    </message>
    <message>
        <source>Give the selected dungeon or floor another name</source>
        <translation>Donner un autre nom au donjon ou à l’étage choisi</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>Supprim&amp;er</translation>
    </message>
    <message>
        <source>Delete the selected dungeons or floors</source>
        <translation>Supprimer les donjons ou les étages choisis</translation>
    </message>
    <message>
        <source>Floor &amp;Above</source>
        <translation>Éta&amp;ge du dessus</translation>
    </message>
    <message>
        <source>Look at the floor above</source>
        <translation>Regarder l’étage du dessus</translation>
    </message>
    <message>
        <source>Floor &amp;Below</source>
        <translation>Étage du dess&amp;ous</translation>
    </message>
    <message>
        <source>Look at the floor below</source>
        <translation>Regarder l’étage du dessous</translation>
    </message>
    <message>
        <source>Redraw R&amp;ooms</source>
        <translation>Re&amp;tirer les salles</translation>
    </message>
    <message>
        <source>Draw other rooms for the selected floors; pins stay</source>
        <translation>Tirer d’autres salles pour les étages choisis&#xa0;; les épingles restent</translation>
    </message>
    <message>
        <source>Redraw &amp;Junctions</source>
        <translation>Retirer les &amp;jonctions</translation>
    </message>
    <message>
        <source>Draw other junctions for the selected floors; rooms and pins stay</source>
        <translation>Tirer d’autres jonctions pour les étages choisis&#xa0;; salles et épingles restent</translation>
    </message>
    <message>
        <source>Redraw Rooms of All Floors</source>
        <translation>Retirer les salles de tous les étages</translation>
    </message>
    <message>
        <source>Draw other rooms for every floor of the project</source>
        <translation>Tirer d’autres salles pour tous les étages du projet</translation>
    </message>
    <message>
        <source>Redraw Junctions of All Floors</source>
        <translation>Retirer les jonctions de tous les étages</translation>
    </message>
    <message>
        <source>Draw other junctions for every floor of the project</source>
        <translation>Tirer d’autres jonctions pour tous les étages du projet</translation>
    </message>
    <message>
        <source>&amp;Pin Junction</source>
        <translation>É&amp;pingler la jonction</translation>
    </message>
    <message>
        <source>Keep the selected junctions as they are, or let go of them</source>
        <translation>Garder les jonctions choisies telles quelles, ou les libérer</translation>
    </message>
    <message>
        <source>Edit &amp;Special Path</source>
        <translation>Tracer un c&amp;hemin spécial</translation>
    </message>
    <message>
        <source>Choose the bricks that the selected junction opens</source>
        <translation>Choisir les briques qu’ouvre la jonction choisie</translation>
    </message>
    <message>
        <source>Pin for &amp;This Pair Everywhere</source>
        <translation>Épingler pa&amp;rtout pour cette paire</translation>
    </message>
    <message>
        <source>Write the selected junctions into the catalogue, for their pairs of rooms everywhere</source>
        <translation>Écrire les jonctions choisies dans le catalogue, pour leurs paires de salles partout</translation>
    </message>
    <message>
        <source>Unpin This Pair Everywhere</source>
        <translation>Désépingler cette paire partout</translation>
    </message>
    <message>
        <source>Take the pins of the selected pairs out of the catalogue</source>
        <translation>Ôter du catalogue les épingles des paires choisies</translation>
    </message>
    <message>
        <source>Put E&amp;xit Here</source>
        <translation>Mettre la sort&amp;ie ici</translation>
    </message>
    <message>
        <source>Choose the cell where the hero stands on the floor below</source>
        <translation>Choisir la case où le Héros arrive à l’étage du dessous</translation>
    </message>
    <message>
        <source>Show the whole world, zone or floor</source>
        <translation>Montrer en entier le monde, la zone ou l’étage</translation>
    </message>
    <message>
        <source>Zoom to the size at which tiles are drawn</source>
        <translation>Afficher les tuiles à leur taille réelle</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Couper</translation>
    </message>
    <message>
        <source>Copy the selected area of the floor, and give its cells back to generation</source>
        <translation>Copier le rectangle choisi de l’étage, et rendre ses cases à la génération</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>Copy the selected area of the floor</source>
        <translation>Copier le rectangle choisi de l’étage</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Put the copied cells on the floor, where the next click says</source>
        <translation>Poser les cases copiées sur l’étage, là où l’on clique</translation>
    </message>
    <message>
        <source>C&amp;lear Touch-Ups</source>
        <translation>E&amp;ffacer les retouches</translation>
    </message>
    <message>
        <source>Give the cells of the selected area, or else of the whole floor, back to generation</source>
        <translation>Rendre à la génération les cases du rectangle choisi, ou sinon celles de tout l’étage</translation>
    </message>
    <message>
        <source>&amp;Find Command…</source>
        <translation>&amp;Trouver une commande…</translation>
    </message>
    <message>
        <source>&amp;Show Steps</source>
        <translation>&amp;Montrer les étapes</translation>
    </message>
    <message>
        <source>Show how the floor is made, one decision at a time</source>
        <translation>Montrer comment l’étage se fait, une décision après l’autre</translation>
    </message>
    <message>
        <source>&amp;Play Steps</source>
        <translation>&amp;Jouer les étapes</translation>
    </message>
    <message>
        <source>Let the decisions follow each other, or pause</source>
        <translation>Laisser les décisions se suivre, ou faire une pause</translation>
    </message>
    <message>
        <source>&amp;First Step</source>
        <translation>P&amp;remière étape</translation>
    </message>
    <message>
        <source>Show the floor before its first decision</source>
        <translation>Montrer l’étage avant sa première décision</translation>
    </message>
    <message>
        <source>P&amp;revious Step</source>
        <translation>Étape &amp;précédente</translation>
    </message>
    <message>
        <source>Show the decision before</source>
        <translation>Montrer la décision d’avant</translation>
    </message>
    <message>
        <source>&amp;Next Step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>Show the next decision</source>
        <translation>Montrer la décision suivante</translation>
    </message>
    <message>
        <source>&amp;Last Step</source>
        <translation>&amp;Dernière étape</translation>
    </message>
    <message>
        <source>Show the floor after its last decision</source>
        <translation>Montrer l’étage après sa dernière décision</translation>
    </message>
    <message>
        <source>Next Ref&amp;usal</source>
        <translation>Re&amp;fus suivant</translation>
    </message>
    <message>
        <source>Show the next decision that refused something</source>
        <translation>Montrer la décision suivante qui a refusé quelque chose</translation>
    </message>
    <message>
        <source>New &amp;Room</source>
        <translation>Nouvelle &amp;salle</translation>
    </message>
    <message>
        <source>Add a room to the catalogue</source>
        <translation>Ajouter une salle au catalogue</translation>
    </message>
    <message>
        <source>&amp;Duplicate Room</source>
        <translation>&amp;Dupliquer la salle</translation>
    </message>
    <message>
        <source>Copy the selected rooms</source>
        <translation>Copier les salles choisies</translation>
    </message>
    <message>
        <source>&amp;Mirror Room</source>
        <translation>Retourner de &amp;gauche à droite</translation>
    </message>
    <message>
        <source>Swap east and west of the selected rooms</source>
        <translation>Échanger l’est et l’ouest des salles choisies</translation>
    </message>
    <message>
        <source>&amp;Flip Room</source>
        <translation>Retourner de &amp;haut en bas</translation>
    </message>
    <message>
        <source>Swap north and south of the selected rooms</source>
        <translation>Échanger le nord et le sud des salles choisies</translation>
    </message>
    <message>
        <source>R&amp;otate Room</source>
        <translation>&amp;Tourner la salle</translation>
    </message>
    <message>
        <source>Turn the selected rooms a quarter clockwise, where they are as wide as high</source>
        <translation>Tourner d’un quart de tour vers la droite les salles choisies, si elles sont aussi larges que hautes</translation>
    </message>
    <message>
        <source>De&amp;lete Room</source>
        <translation>Su&amp;pprimer la salle</translation>
    </message>
    <message>
        <source>Delete the selected rooms</source>
        <translation>Supprimer les salles choisies</translation>
    </message>
    <message>
        <source>&amp;Suggest Codes</source>
        <translation>Proposer des &amp;codes</translation>
    </message>
    <message>
        <source>Give the rooms codes whose differences are all distinct</source>
        <translation>Donner aux salles des codes dont toutes les différences sont distinctes</translation>
    </message>
    <message>
        <source>Suggest Special &amp;Paths</source>
        <translation>Proposer des chemins sp&amp;éciaux</translation>
    </message>
    <message>
        <source>List every special path of two bricks for the selected pair of rooms</source>
        <translation>Énumérer tous les chemins spéciaux de deux briques pour la paire de salles choisie</translation>
    </message>
    <message>
        <source>New C&amp;atalogue</source>
        <translation>Nouveau c&amp;atalogue</translation>
    </message>
    <message>
        <source>Add a catalogue of rooms</source>
        <translation>Ajouter un catalogue de salles</translation>
    </message>
    <message>
        <source>Import Ca&amp;talogue…</source>
        <translation>&amp;Importer un catalogue…</translation>
    </message>
    <message>
        <source>Read a catalogue of rooms from a file</source>
        <translation>Lire un catalogue de salles dans un fichier</translation>
    </message>
    <message>
        <source>E&amp;xport Catalogue…</source>
        <translation>E&amp;xporter le catalogue…</translation>
    </message>
    <message>
        <source>Write the catalogue of rooms to a file</source>
        <translation>Écrire le catalogue de salles dans un fichier</translation>
    </message>
    <message>
        <source>Embed Catalogue</source>
        <translation>Incorporer le catalogue</translation>
    </message>
    <message>
        <source>Take the rooms of a linked file into the project, where they can be changed</source>
        <translation>Prendre dans le projet les salles d’un fichier lié, pour pouvoir les modifier</translation>
    </message>
    <message>
        <source>Delete Catalogue</source>
        <translation>Supprimer le catalogue</translation>
    </message>
    <message>
        <source>Delete the catalogue of rooms, where no floor is made from it</source>
        <translation>Supprimer le catalogue de salles, si aucun étage n’en est fait</translation>
    </message>
    <message>
        <source>New Pie&amp;ce</source>
        <translation>&amp;Nouvelle pièce</translation>
    </message>
    <message>
        <source>Add a piece to the list</source>
        <translation>Ajouter une pièce à la liste</translation>
    </message>
    <message>
        <source>D&amp;uplicate Piece</source>
        <translation>Dup&amp;liquer la pièce</translation>
    </message>
    <message>
        <source>Copy the selected piece</source>
        <translation>Copier la pièce choisie</translation>
    </message>
    <message>
        <source>Delete Pi&amp;ece</source>
        <translation>Supp&amp;rimer la pièce</translation>
    </message>
    <message>
        <source>Delete the selected pieces</source>
        <translation>Supprimer les pièces choisies</translation>
    </message>
    <message>
        <source>&amp;New Piece List</source>
        <translation>N&amp;ouvelle liste de pièces</translation>
    </message>
    <message>
        <source>Add a list of pieces</source>
        <translation>Ajouter une liste de pièces</translation>
    </message>
    <message>
        <source>&amp;Import Piece List…</source>
        <translation>I&amp;mporter une liste de pièces…</translation>
    </message>
    <message>
        <source>Read a list of pieces from a file</source>
        <translation>Lire une liste de pièces dans un fichier</translation>
    </message>
    <message>
        <source>Export Piece List…</source>
        <translation>Exporter la liste de pièces…</translation>
    </message>
    <message>
        <source>Write the list of pieces to a file</source>
        <translation>Écrire la liste de pièces dans un fichier</translation>
    </message>
    <message>
        <source>Embed Piece List</source>
        <translation>Incorporer la liste de pièces</translation>
    </message>
    <message>
        <source>Take the pieces of a linked file into the project, where they can be changed</source>
        <translation>Prendre dans le projet les pièces d’un fichier lié, pour pouvoir les modifier</translation>
    </message>
    <message>
        <source>Delete Piece List</source>
        <translation>Supprimer la liste de pièces</translation>
    </message>
    <message>
        <source>Delete the list of pieces, where no floor is made from it</source>
        <translation>Supprimer la liste de pièces, si aucun étage n’en est fait</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Choisir</translation>
    </message>
    <message>
        <source>Choose joints and pin their candidates</source>
        <translation>Choisir des séparations et épingler leurs rangées candidates</translation>
    </message>
    <message>
        <source>P&amp;encil</source>
        <translation>Cra&amp;yon</translation>
    </message>
    <message>
        <source>Paint cells of the floor, one after the other</source>
        <translation>Peindre des cases de l’étage, l’une après l’autre</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Ligne</translation>
    </message>
    <message>
        <source>Paint a straight line of cells</source>
        <translation>Peindre une ligne droite de cases</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>&amp;Rectangle</translation>
    </message>
    <message>
        <source>Paint a rectangle of cells</source>
        <translation>Peindre un rectangle de cases</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>Rempl&amp;ir</translation>
    </message>
    <message>
        <source>Paint all cells of a kind that touch each other</source>
        <translation>Peindre toutes les cases de même sorte qui se touchent</translation>
    </message>
    <message>
        <source>Er&amp;aser</source>
        <translation>&amp;Gomme</translation>
    </message>
    <message>
        <source>Give cells back to generation</source>
        <translation>Rendre des cases à la génération</translation>
    </message>
    <message>
        <source>&amp;Select Area</source>
        <translation>&amp;Sélectionner un rectangle</translation>
    </message>
    <message>
        <source>Select a rectangle of cells to cut, copy or clear</source>
        <translation>Choisir un rectangle de cases à couper, à copier ou à effacer</translation>
    </message>
    <message>
        <source>Stairs &amp;Up</source>
        <translation>Escalier &amp;montant</translation>
    </message>
    <message>
        <source>Put the stairs up on a cell</source>
        <translation>Poser l’escalier montant sur une case</translation>
    </message>
    <message>
        <source>Stairs &amp;Down</source>
        <translation>Escalier &amp;descendant</translation>
    </message>
    <message>
        <source>Put the stairs down on a cell</source>
        <translation>Poser l’escalier descendant sur une case</translation>
    </message>
    <message>
        <source>&amp;Marker</source>
        <translation>Re&amp;père</translation>
    </message>
    <message>
        <source>Put a marker with a name and properties on a cell, or change it</source>
        <translation>Poser sur une case un repère avec un nom et des propriétés, ou le modifier</translation>
    </message>
    <message>
        <source>Paint Slabs</source>
        <translation>Peindre des dalles</translation>
    </message>
    <message>
        <source>Let the tools paint slabs</source>
        <translation>Peindre des dalles avec les outils</translation>
    </message>
    <message>
        <source>Paint Bricks</source>
        <translation>Peindre des briques</translation>
    </message>
    <message>
        <source>Let the tools paint bricks</source>
        <translation>Peindre des briques avec les outils</translation>
    </message>
    <message>
        <source>Paint Floor</source>
        <translation>Peindre du sol</translation>
    </message>
    <message>
        <source>Let the tools paint the floor of rooms</source>
        <translation>Peindre du sol de salle avec les outils</translation>
    </message>
    <message>
        <source>Paint Corridors</source>
        <translation>Peindre des couloirs</translation>
    </message>
    <message>
        <source>Let the tools paint corridors</source>
        <translation>Peindre des couloirs avec les outils</translation>
    </message>
    <message>
        <source>Paint Walls</source>
        <translation>Peindre des murs</translation>
    </message>
    <message>
        <source>Let the tools paint walls</source>
        <translation>Peindre des murs avec les outils</translation>
    </message>
    <message>
        <source>Paint Earth</source>
        <translation>Peindre de la terre</translation>
    </message>
    <message>
        <source>Let the tools paint earth</source>
        <translation>Peindre de la terre avec les outils</translation>
    </message>
    <message>
        <source>Paint Doors</source>
        <translation>Peindre des portes</translation>
    </message>
    <message>
        <source>Let the tools paint doors</source>
        <translation>Peindre des portes avec les outils</translation>
    </message>
    <message>
        <source>Paint Locked Doors</source>
        <translation>Peindre des portes verrouillées</translation>
    </message>
    <message>
        <source>Let the tools paint locked doors</source>
        <translation>Peindre des portes verrouillées avec les outils</translation>
    </message>
    <message>
        <source>S&amp;wap Brushes</source>
        <translation>Éc&amp;hanger les pinceaux</translation>
    </message>
    <message>
        <source>Paint with the brush used before</source>
        <translation>Peindre avec le pinceau d’avant</translation>
    </message>
    <message>
        <source>Rename Catalogue</source>
        <translation>Renommer le catalogue</translation>
    </message>
    <message>
        <source>Give the catalogue of rooms another name</source>
        <translation>Donner un autre nom au catalogue de salles</translation>
    </message>
    <message>
        <source>Rename Piece List</source>
        <translation>Renommer la liste de pièces</translation>
    </message>
    <message>
        <source>Give the list of pieces another name</source>
        <translation>Donner un autre nom à la liste de pièces</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Write levels as files of other programs</source>
        <translation>Écrire les niveaux en fichiers pour d’autres programmes</translation>
    </message>
    <message>
        <source>Export A&amp;gain</source>
        <translation>Exporter de no&amp;uveau</translation>
    </message>
    <message>
        <source>Write the same files as the last time, without asking</source>
        <translation>Écrire les mêmes fichiers que la dernière fois, sans rien demander</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Read about what has the keys</source>
        <translation>Lire la page qui décrit la partie active</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>zonewright::AddCatalogue</name>
    <message>
        <source>Add catalogue “%1”</source>
        <translation>Ajouter le catalogue «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::AddDungeon</name>
    <message>
        <source>Add dungeon “%1”</source>
        <translation>Ajouter le donjon «&#xa0;%1&#xa0;»</translation>
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
        <translation>Ajouter l’étage «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::AddPieceList</name>
    <message>
        <source>Add piece list “%1”</source>
        <translation>Ajouter la liste de pièces «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::AlternativesModel</name>
    <message>
        <source>#%1</source>
        <comment>number of a redraw</comment>
        <translation>nº&#xa0;%1</translation>
    </message>
    <message>
        <source>The rooms as they are, redraw %1</source>
        <translation>Les salles telles qu’elles sont, tirage %1</translation>
    </message>
    <message>
        <source>Other rooms, redraw %1</source>
        <translation>D’autres salles, tirage %1</translation>
    </message>
    <message>
        <source>The junctions as they are, redraw %1</source>
        <translation>Les jonctions telles qu’elles sont, tirage %1</translation>
    </message>
    <message>
        <source>Other junctions, redraw %1</source>
        <translation>D’autres jonctions, tirage %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>%n autre problème</numerusform>
            <numerusform>%n autres problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>zonewright::AlternativesStrip</name>
    <message>
        <source>Junctions</source>
        <translation>Jonctions</translation>
    </message>
    <message>
        <source>Show the next redraws of the junctions</source>
        <translation>Montrer les prochains tirages des jonctions</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Salles</translation>
    </message>
    <message>
        <source>Show the next redraws of the rooms</source>
        <translation>Montrer les prochains tirages des salles</translation>
    </message>
    <message>
        <source>Next redraws</source>
        <translation>Prochains tirages</translation>
    </message>
    <message>
        <source>Arrow keys go from one to the other, Enter and Space take one.</source>
        <translation>Les flèches vont de l’un à l’autre, Entrée et Espace en prennent un.</translation>
    </message>
</context>
<context>
    <name>zonewright::BarExtension</name>
    <message>
        <source>The rest of the tool bar</source>
        <translation>Le reste de la barre d’outils</translation>
    </message>
    <message>
        <source>Shows what has no room in the bar</source>
        <translation>Montre ce qui n’a pas de place dans la barre</translation>
    </message>
</context>
<context>
    <name>zonewright::BreakpointsModel</name>
    <message>
        <source>After turn %1</source>
        <translation>Après le tour %1</translation>
    </message>
    <message>
        <source>Before a zone is computed</source>
        <translation>Avant le calcul d’une zone</translation>
    </message>
    <message>
        <source>Before a creature is spawned</source>
        <translation>Avant l’apparition d’une créature</translation>
    </message>
    <message>
        <source>Before an announcement</source>
        <translation>Avant une annonce</translation>
    </message>
    <message>
        <source>Before anything in zone %1</source>
        <translation>Avant tout ce qui touche la zone %1</translation>
    </message>
    <message>
        <source>After a hazard</source>
        <translation>Après un danger</translation>
    </message>
    <message>
        <source>After a creature is lost</source>
        <translation>Après la perte d’une créature</translation>
    </message>
    <message>
        <source>After a known zone is evicted</source>
        <translation>Après l’oubli d’une zone connue</translation>
    </message>
    <message>
        <source>Before scheduled event %1</source>
        <translation>Avant l’évènement planifié %1</translation>
    </message>
    <message>
        <source>Before the window shifts</source>
        <translation>Avant que la fenêtre ne se décale</translation>
    </message>
    <message>
        <source>Before somebody finds a path</source>
        <translation>Avant que quelqu’un ne cherche un chemin</translation>
    </message>
</context>
<context>
    <name>zonewright::BreakpointsPanel</name>
    <message>
        <source>Remove the selected breakpoints (Del)</source>
        <translation>Ôter les points d’arrêt sélectionnés (Suppr)</translation>
    </message>
    <message>
        <source>Remove the selected breakpoints</source>
        <translation>Ôter les points d’arrêt sélectionnés</translation>
    </message>
    <message>
        <source>A run stops at a breakpoint. Set one in the margin of the events, or with F9 on the selected zone or event.</source>
        <translation>Un déroulement s’arrête à un point d’arrêt. Posez-en un dans la marge des évènements, ou avec F9 sur la zone ou l’évènement sélectionné.</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Points d’arrêt</translation>
    </message>
    <message>
        <source>Where runs of the walk stop. Delete removes those that are selected.</source>
        <translation>Où s’arrête le déroulement de la marche. Suppr retire ceux qui sont sélectionnés.</translation>
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
        <translation>Changer le catalogue de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Draw rooms of “%1” at random</source>
        <translation>Tirer au sort les salles de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Change sequence of “%1”</source>
        <translation>Modifier la suite de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Give “%1” %n room(s)</source>
        <translation>
            <numerusform>Donner %n salle à «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>Donner %n salles à «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Let the hero of “%1” come from above</source>
        <translation>Faire venir d’en haut le Héros de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Let the hero of “%1” start on the right</source>
        <translation>Faire partir de la droite le Héros de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Change piece list of “%1”</source>
        <translation>Changer la liste de pièces de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Resize “%1” to %2 × %3 cells</source>
        <translation>Redimensionner «&#xa0;%1&#xa0;» à %2 × %3 cases</translation>
    </message>
    <message numerus="yes">
        <source>Give “%1” %n piece(s)</source>
        <translation>
            <numerusform>Donner %n pièce à «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>Donner %n pièces à «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Start “%1” with the stairs up</source>
        <translation>Commencer «&#xa0;%1&#xa0;» par l’escalier montant</translation>
    </message>
    <message>
        <source>Start “%1” with the stairs down</source>
        <translation>Commencer «&#xa0;%1&#xa0;» par l’escalier descendant</translation>
    </message>
    <message>
        <source>Prune dead ends of “%1”</source>
        <translation>Élaguer les impasses de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Keep dead ends of “%1”</source>
        <translation>Garder les impasses de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Change settings of “%1”</source>
        <translation>Modifier les réglages de «&#xa0;%1&#xa0;»</translation>
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
        <translation>Mettre la sortie de «&#xa0;%1&#xa0;» en %2</translation>
    </message>
    <message>
        <source>Leave exit of “%1” to the rule</source>
        <translation>Laisser à la règle la sortie de «&#xa0;%1&#xa0;»</translation>
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
        <translation>Aucune commande ne contient ces mots.</translation>
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
    <name>zonewright::ComparisonModel</name>
    <message>
        <source>Hazards</source>
        <translation>Dangers</translation>
    </message>
    <message>
        <source>Zones in sight that the window did not hold, counted in every turn that it lasted</source>
        <translation>Zones en vue que la fenêtre ne contenait pas, comptées à chaque tour où cela a duré</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Creatures that left memory with their zone</source>
        <translation>Créatures sorties de la mémoire avec leur zone</translation>
    </message>
    <message>
        <source>Work a turn</source>
        <translation>Travail par tour</translation>
    </message>
    <message>
        <source>Declared cost of a turn, on average, without the arrival</source>
        <translation>Coût déclaré d’un tour, en moyenne, sans l’arrivée</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Declared cost of the turn that had most work</source>
        <translation>Coût déclaré du tour le plus chargé</translation>
    </message>
    <message>
        <source>Hiccups</source>
        <translation>À-coups</translation>
    </message>
    <message>
        <source>Turns that computed more than one zone</source>
        <translation>Tours qui ont calculé plus d’une zone</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculées</translation>
    </message>
    <message>
        <source>Zones computed, with the nine of the arrival</source>
        <translation>Zones calculées, avec les neuf de l’arrivée</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Deux fois</translation>
    </message>
    <message>
        <source>Zones computed again after they were forgotten</source>
        <translation>Zones calculées de nouveau après avoir été oubliées</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Évaluations</translation>
    </message>
    <message>
        <source>Cells for which known zones had to be looked up</source>
        <translation>Cases pour lesquelles il a fallu chercher la zone parmi les zones connues</translation>
    </message>
    <message>
        <source>%1 (in use)</source>
        <translation>%1 (en usage)</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, le meilleur</translation>
    </message>
    <message numerus="yes">
        <source>In %n turn(s)</source>
        <translation>
            <numerusform>En %n tour</numerusform>
            <numerusform>En %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 en tout</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
</context>
<context>
    <name>zonewright::ComparisonPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel the comparison</source>
        <translation>Annuler la comparaison</translation>
    </message>
    <message>
        <source>Use This</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Let the project remember zones as the selected row does</source>
        <translation>Faire désormais mémoriser les zones au projet comme dans la ligne choisie</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Avancement de la comparaison</translation>
    </message>
    <message>
        <source>There is no walk to compare by. Walk through the world with the arrow keys, or keep a walk in the project; then compare.</source>
        <translation>Il n’y a pas de marche pour comparer. Marchez dans le monde avec les flèches, ou gardez une marche dans le projet, puis comparez.</translation>
    </message>
    <message>
        <source>Ways of remembering zones along the walk</source>
        <translation>Façons de mémoriser les zones le long de la marche</translation>
    </message>
    <message>
        <source>Compare Again</source>
        <translation>Comparer de nouveau</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Walking under each…</source>
        <translation>Marche avec chacune…</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>Pas encore comparé</translation>
    </message>
    <message>
        <source>Out of date: the walk or its settings have changed</source>
        <translation>Périmé&#xa0;: la marche ou ses réglages ont changé</translation>
    </message>
    <message>
        <source>Out of date: there is no walk any more</source>
        <translation>Périmé&#xa0;: il n’y a plus de marche</translation>
    </message>
    <message>
        <source>A walk of one turn</source>
        <translation>Une marche d’un tour</translation>
    </message>
    <message>
        <source>A walk of %1 turns</source>
        <translation>Une marche de %1 tours</translation>
    </message>
    <message>
        <source>What the same walk does with each of them, a row each.</source>
        <translation>Ce que fait la même marche avec chacune, une ligne par façon.</translation>
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
    <message>
        <source>Breakpoints</source>
        <translation>Points d’arrêt</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Évènements</translation>
    </message>
    <message>
        <source>Foresight</source>
        <translation>Prescience</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Sûreté</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Dungeons</source>
        <translation>Donjons</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Étage</translation>
    </message>
    <message>
        <source>Junctions</source>
        <translation>Jonctions</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Salles</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
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
    <name>zonewright::DungeonCommands</name>
    <message>
        <source>Dungeon</source>
        <translation>Donjon</translation>
    </message>
    <message>
        <source>Floor of rooms</source>
        <translation>Étage de salles</translation>
    </message>
    <message>
        <source>Add floor “%1” and its rooms</source>
        <translation>Ajouter l’étage «&#xa0;%1&#xa0;» et ses salles</translation>
    </message>
    <message>
        <source>Dug floor</source>
        <translation>Étage creusé</translation>
    </message>
    <message>
        <source>Add floor “%1” and its pieces</source>
        <translation>Ajouter l’étage «&#xa0;%1&#xa0;» et ses pièces</translation>
    </message>
</context>
<context>
    <name>zonewright::DungeonDelegate</name>
    <message>
        <source>Name of the floor</source>
        <translation>Nom de l’étage</translation>
    </message>
    <message>
        <source>Name of the dungeon</source>
        <translation>Nom du donjon</translation>
    </message>
</context>
<context>
    <name>zonewright::DungeonsModel</name>
    <message>
        <source>Dungeons and floors</source>
        <translation>Donjons et étages</translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n étage</numerusform>
            <numerusform>%n étages</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and name of a floor</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>zone %1</translation>
    </message>
</context>
<context>
    <name>zonewright::DungeonsPanel</name>
    <message>
        <source>Dungeons and floors</source>
        <translation>Donjons et étages</translation>
    </message>
    <message>
        <source>No dungeon yet. A new one is put into the selected zone, and holds floors of rooms or dug floors.</source>
        <translation>Aucun donjon pour l’instant. Un nouveau donjon est placé dans la zone sélectionnée&#xa0;; il contient des étages de salles ou des étages creusés.</translation>
    </message>
    <message>
        <source>New Dungeon</source>
        <translation>Nouveau donjon</translation>
    </message>
    <message>
        <source>Mo&amp;ve Up</source>
        <translation>Mo&amp;nter</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>Descend&amp;re</translation>
    </message>
    <message>
        <source>Go to Its &amp;Zone</source>
        <translation>Aller à sa &amp;zone</translation>
    </message>
    <message>
        <source>The floors of each dungeon. Enter opens the one that is chosen.</source>
        <translation>Les étages de chaque donjon. Entrée ouvre celui qui est choisi.</translation>
    </message>
</context>
<context>
    <name>zonewright::DungeonsTree</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::DuplicateFloors</name>
    <message>
        <source>Duplicate floor “%1”</source>
        <translation>Dupliquer l’étage «&#xa0;%1&#xa0;»</translation>
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
    <name>zonewright::EditCells</name>
    <message numerus="yes">
        <source>Clear %n touch-up(s) of “%1”</source>
        <translation>
            <numerusform>Effacer %n retouche de «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>Effacer %n retouches de «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n touch-up(s) out of “%1”</source>
        <translation>
            <numerusform>Couper %n retouche de «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>Couper %n retouches de «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cell(s) into “%1”</source>
        <translation>
            <numerusform>Coller %n case dans «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>Coller %n cases dans «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n cell(s) of “%1”</source>
        <translation>
            <numerusform>Déplacer %n case de «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>Déplacer %n cases de «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n touch-up(s) of “%1”</source>
        <translation>
            <numerusform>Gommer %n retouche de «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>Gommer %n retouches de «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::EmbedCatalogue</name>
    <message>
        <source>Embed catalogue “%1”</source>
        <translation>Incorporer le catalogue «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::EmbedPieceList</name>
    <message>
        <source>Embed piece list “%1”</source>
        <translation>Incorporer la liste de pièces «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::EventCommands</name>
    <message>
        <source>Ed&amp;it</source>
        <translation>Modi&amp;fier</translation>
    </message>
    <message>
        <source>Change the event in the form</source>
        <translation>Modifier l’évènement dans le formulaire</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Schedule the same event once more</source>
        <translation>Planifier le même évènement encore une fois</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete the selected scheduled events</source>
        <translation>Supprimer les évènements planifiés sélectionnés</translation>
    </message>
    <message>
        <source>&amp;Run Until This</source>
        <translation>Dérouler jusqu’i&amp;ci</translation>
    </message>
    <message>
        <source>Run to just before the selected row</source>
        <translation>Dérouler jusqu’au moment qui précède la ligne sélectionnée</translation>
    </message>
    <message>
        <source>Go to Its &amp;Zone</source>
        <translation>Aller à sa &amp;zone</translation>
    </message>
    <message>
        <source>Show where it happens on the map</source>
        <translation>Montrer sur la carte où cela arrive</translation>
    </message>
    <message>
        <source>Go to Its &amp;Turn</source>
        <translation>Aller à son &amp;tour</translation>
    </message>
    <message>
        <source>Show the turn it is due at</source>
        <translation>Montrer le tour où il est prévu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Sort By</source>
        <translation>Trier &amp;par</translation>
    </message>
</context>
<context>
    <name>zonewright::EventFields</name>
    <message>
        <source>A turn is a whole number, such as 60.</source>
        <translation>Un tour est un nombre entier, par exemple 60.</translation>
    </message>
    <message>
        <source>A zone is two whole numbers with a comma between them, such as 17,13.</source>
        <translation>Une zone s’écrit en deux nombres entiers séparés par une virgule, par exemple 17,13.</translation>
    </message>
    <message>
        <source>A cost is a whole number, such as 64.</source>
        <translation>Un coût est un nombre entier, par exemple 64.</translation>
    </message>
    <message>
        <source>A horizon is a whole number of turns, such as 30.</source>
        <translation>Un horizon est un nombre entier de tours, par exemple 30.</translation>
    </message>
</context>
<context>
    <name>zonewright::EventForm</name>
    <message>
        <source>Back to the events (Esc)</source>
        <translation>Retour aux évènements (Échap)</translation>
    </message>
    <message>
        <source>Back to the events</source>
        <translation>Retour aux évènements</translation>
    </message>
    <message>
        <source>Select a scheduled event to change it here. Requests come from the walk.</source>
        <translation>Sélectionnez un évènement planifié pour le modifier ici. Les requêtes viennent de la marche.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Turn of the event</source>
        <translation>Tour de l’évènement</translation>
    </message>
    <message>
        <source>Kind of the event</source>
        <translation>Genre de l’évènement</translation>
    </message>
    <message>
        <source>What happens: a creature appears, somebody heads somewhere, or something is announced</source>
        <translation>Ce qui arrive&#xa0;: une créature apparaît, quelqu’un se met en route, ou quelque chose est annoncé</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Zone of the event, X,Y</source>
        <translation>Zone de l’évènement, X,Y</translation>
    </message>
    <message>
        <source>Use Selected Zone</source>
        <translation>Prendre la zone sélectionnée</translation>
    </message>
    <message>
        <source>Put the event in the zone that is selected on the map</source>
        <translation>Mettre l’évènement dans la zone sélectionnée sur la carte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Text of the event</source>
        <translation>Texte de l’évènement</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Cost of the event</source>
        <translation>Coût de l’évènement</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Déclaré</translation>
    </message>
    <message>
        <source>Declared cost of its kind</source>
        <translation>Coût déclaré de son genre</translation>
    </message>
    <message>
        <source>The cost that its kind declares; without it, one of its own</source>
        <translation>Le coût que son genre déclare&#xa0;; sinon, un coût à lui</translation>
    </message>
    <message>
        <source>Foresight</source>
        <translation>Prescience</translation>
    </message>
    <message>
        <source>Foresight of the event</source>
        <translation>Prescience de l’évènement</translation>
    </message>
    <message>
        <source>What a player may know of it before: nothing, what kind and which region, or all of it</source>
        <translation>Ce qu’un joueur peut en savoir avant&#xa0;: rien, son genre et sa région, ou tout</translation>
    </message>
    <message>
        <source>Horizon, in turns</source>
        <translation>Horizon, en tours</translation>
    </message>
    <message>
        <source>How many turns before it may be known</source>
        <translation>Combien de tours à l’avance il peut être connu</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Tag that the player must have</source>
        <translation>Marque que le joueur doit avoir</translation>
    </message>
    <message>
        <source>What the player must have to know of it, such as seer; empty: nothing</source>
        <translation>Ce que le joueur doit avoir pour le savoir, comme seer&#xa0;; vide&#xa0;: rien</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Intuition</source>
        <translation>Intuition</translation>
    </message>
    <message>
        <source>Vision</source>
        <translation>Vision</translation>
    </message>
    <message>
        <source>Event %1</source>
        <translation>Évènement %1</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Évènement</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>Horizon</translation>
    </message>
</context>
<context>
    <name>zonewright::EventWords</name>
    <message>
        <source>Compute zone</source>
        <translation>Calculer la zone</translation>
    </message>
    <message>
        <source>Shift window</source>
        <translation>Décaler la fenêtre</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Apparition</translation>
    </message>
    <message>
        <source>Find a path</source>
        <translation>Chercher un chemin</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Shift window north</source>
        <translation>Décaler la fenêtre au nord</translation>
    </message>
    <message>
        <source>Shift window north-east</source>
        <translation>Décaler la fenêtre au nord-est</translation>
    </message>
    <message>
        <source>Shift window east</source>
        <translation>Décaler la fenêtre à l’est</translation>
    </message>
    <message>
        <source>Shift window south-east</source>
        <translation>Décaler la fenêtre au sud-est</translation>
    </message>
    <message>
        <source>Shift window south</source>
        <translation>Décaler la fenêtre au sud</translation>
    </message>
    <message>
        <source>Shift window south-west</source>
        <translation>Décaler la fenêtre au sud-ouest</translation>
    </message>
    <message>
        <source>Shift window west</source>
        <translation>Décaler la fenêtre à l’ouest</translation>
    </message>
    <message>
        <source>Shift window north-west</source>
        <translation>Décaler la fenêtre au nord-ouest</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>past</source>
        <translation>passé</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>non exécuté</translation>
    </message>
    <message>
        <source>Measured, which decides nothing.</source>
        <translation>Temps mesuré, qui ne décide de rien.</translation>
    </message>
    <message>
        <source>It can never fire: its turn is before 1, or its zone outside the world.</source>
        <translation>Il ne peut jamais arriver&#xa0;: son tour est avant 1, ou sa zone hors du monde.</translation>
    </message>
    <message>
        <source>Nothing runs it: known zones have no event engine.</source>
        <translation>Rien ne l’exécute&#xa0;: les zones connues n’ont pas de moteur d’évènements.</translation>
    </message>
    <message>
        <source>vision</source>
        <translation>vision</translation>
    </message>
    <message>
        <source>intuition</source>
        <translation>intuition</translation>
    </message>
    <message>
        <source>%1 turn</source>
        <translation>%1 tour</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 tours</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1&#xa0;µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
</context>
<context>
    <name>zonewright::EventsModel</name>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Breakpoint</source>
        <translation>Point d’arrêt</translation>
    </message>
    <message>
        <source>Breakpoint, off</source>
        <translation>Point d’arrêt, désactivé</translation>
    </message>
    <message>
        <source>Click: runs stop just before this</source>
        <translation>Clic&#xa0;: les déroulements s’arrêtent juste avant ceci</translation>
    </message>
    <message>
        <source>Runs stop just before this; click to change</source>
        <translation>Les déroulements s’arrêtent juste avant ceci&#xa0;; cliquer pour changer</translation>
    </message>
    <message>
        <source>Next to be processed. %1</source>
        <translation>Prochain à traiter. %1</translation>
    </message>
    <message>
        <source>Measured time, which decides nothing</source>
        <translation>Temps mesuré, qui ne décide de rien</translation>
    </message>
    <message>
        <source>Declared cost, or the event&apos;s own</source>
        <translation>Coût déclaré, ou celui de l’évènement</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Points d’arrêt</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Évènement</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Foresight</source>
        <translation>Prescience</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
</context>
<context>
    <name>zonewright::EventsPanel</name>
    <message>
        <source>Filter the events</source>
        <translation>Filtrer les évènements</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Words that a row must have, in any column</source>
        <translation>Mots qu’une ligne doit avoir, dans n’importe quelle colonne</translation>
    </message>
    <message>
        <source>Which rows are shown</source>
        <translation>Lignes affichées</translation>
    </message>
    <message>
        <source>Requests and scheduled events</source>
        <translation>Requêtes et évènements planifiés</translation>
    </message>
    <message>
        <source>&amp;Requests That Wait</source>
        <translation>&amp;Requêtes en attente</translation>
    </message>
    <message>
        <source>&amp;Scheduled Events</source>
        <translation>Évènements &amp;planifiés</translation>
    </message>
    <message>
        <source>&amp;Done in This Turn</source>
        <translation>&amp;Faits dans ce tour</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>%1 of %2 kinds</source>
        <translation>%1 genres sur %2</translation>
    </message>
    <message>
        <source>No row has these words and is of these kinds.</source>
        <translation>Aucune ligne de ces genres ne contient ces mots.</translation>
    </message>
    <message>
        <source>Nothing waits and nothing is scheduled. Walk into another zone to queue requests, or schedule something with Add Event.</source>
        <translation>Rien n’attend et rien n’est planifié. Entrez dans une autre zone pour mettre des requêtes en file, ou planifiez quelque chose avec «&#xa0;Ajouter un évènement&#xa0;».</translation>
    </message>
</context>
<context>
    <name>zonewright::EventsTable</name>
    <message>
        <source>The one that is processed next is bold.</source>
        <translation>Le prochain à traiter est en gras.</translation>
    </message>
</context>
<context>
    <name>zonewright::ExportCommands</name>
    <message>
        <source>Show Re&amp;port</source>
        <translation>Voir le ra&amp;pport</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>The project is saved, but not exported. %1</source>
        <translation>Le projet est enregistré, mais pas exporté. %1</translation>
    </message>
    <message>
        <source>An export goes on</source>
        <translation>Une exportation est en cours</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>Exportation vers %1</translation>
    </message>
    <message>
        <source>Open E&amp;xport</source>
        <translation>Ou&amp;vrir l’exportation</translation>
    </message>
    <message>
        <source>The project before was saved, but not exported: another export went on.</source>
        <translation>Le projet précédent a été enregistré, mais pas exporté&#xa0;: une autre exportation était en cours.</translation>
    </message>
    <message>
        <source>Exporting to %1 before the window closes</source>
        <translation>Exportation vers %1 avant la fermeture de la fenêtre</translation>
    </message>
    <message>
        <source>Of the project before, in %1: %2</source>
        <comment>folder, outcome of an export</comment>
        <translation>Du projet précédent, dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not exported when it is saved: the folder is that of the other file</source>
        <translation>Pas exporté à l’enregistrement&#xa0;: le dossier est celui de l’autre fichier</translation>
    </message>
</context>
<context>
    <name>zonewright::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>&amp;Niveaux</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Tick all levels</source>
        <translation>Cocher tous les niveaux</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Tick no level</source>
        <translation>Ne cocher aucun niveau</translation>
    </message>
    <message>
        <source>Levels to export</source>
        <translation>Niveaux à exporter</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Monde</translation>
    </message>
    <message>
        <source>&amp;Window around the start</source>
        <translation>&amp;Fenêtre autour du départ</translation>
    </message>
    <message>
        <source>The nine zones around the player’s start, as one map</source>
        <translation>Les neuf zones autour du départ du joueur, en une carte</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>&amp;Vue d’ensemble</translation>
    </message>
    <message>
        <source>The whole world as one map, one cell a zone</source>
        <translation>Le monde entier en une carte, une case par zone</translation>
    </message>
    <message>
        <source>Zo&amp;nes</source>
        <translation>&amp;Zones</translation>
    </message>
    <message>
        <source>Zones to export</source>
        <translation>Zones à exporter</translation>
    </message>
    <message>
        <source>8,15..10,17; 3,4</source>
        <translation>8,15..10,17; 3,4</translation>
    </message>
    <message>
        <source>&amp;Add Selected</source>
        <translation>&amp;Ajouter la sélection</translation>
    </message>
    <message>
        <source>Add the selected zone</source>
        <translation>Ajouter la zone sélectionnée</translation>
    </message>
    <message>
        <source>Each rectangle as one &amp;map</source>
        <translation>Chaque &amp;rectangle en une carte</translation>
    </message>
    <message>
        <source>One map of all zones of a rectangle instead of one a zone</source>
        <translation>Une carte de toutes les zones d’un rectangle au lieu d’une par zone</translation>
    </message>
    <message>
        <source>&amp;Formats</source>
        <translation>F&amp;ormats</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>&amp;Tile data</source>
        <translation>&amp;Données des tuiles</translation>
    </message>
    <message>
        <source>Tile data</source>
        <translation>Données des tuiles</translation>
    </message>
    <message>
        <source>How files of Tiled hold tiles</source>
        <translation>Forme des tuiles dans les fichiers de Tiled</translation>
    </message>
    <message>
        <source>Tile&amp;set</source>
        <translation>&amp;Jeu de tuiles</translation>
    </message>
    <message>
        <source>Tileset</source>
        <translation>Jeu de tuiles</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Tile si&amp;ze</source>
        <translation>Taille des &amp;tuiles</translation>
    </message>
    <message>
        <source>Tile size in pixels</source>
        <translation>Taille des tuiles en pixels</translation>
    </message>
    <message>
        <source> px</source>
        <translation>&#xa0;px</translation>
    </message>
    <message>
        <source>Ob&amp;jects in pictures</source>
        <translation>O&amp;bjets dans les images</translation>
    </message>
    <message>
        <source>Pictures show heroes, stairs, creatures and markers too</source>
        <translation>Les images montrent aussi les Héros, les escaliers, les créatures et les repères</translation>
    </message>
    <message>
        <source>Fol&amp;der</source>
        <translation>Dossi&amp;er</translation>
    </message>
    <message>
        <source>Folder of the export</source>
        <translation>Dossier de l’exportation</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Choisir le dossier</translation>
    </message>
    <message>
        <source>F&amp;iles</source>
        <translation>F&amp;ichiers</translation>
    </message>
    <message>
        <source>State of the export</source>
        <translation>État de l’exportation</translation>
    </message>
    <message>
        <source>Files of the export</source>
        <translation>Fichiers de l’exportation</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progression de l’exportation</translation>
    </message>
    <message>
        <source>Export when the &amp;project is saved</source>
        <translation>Exporter quand le projet e&amp;st enregistré</translation>
    </message>
    <message>
        <source>Open Folde&amp;r</source>
        <translation>O&amp;uvrir le dossier</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Annuler l’exportation</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>Folder of the Export</source>
        <translation>Dossier de l’exportation</translation>
    </message>
    <message>
        <source>Another export goes on.</source>
        <translation>Une autre exportation est en cours.</translation>
    </message>
    <message>
        <source>A zone as 3,4 or a rectangle as 8,15..10,17; several with “;” between.</source>
        <translation>Une zone comme 3,4 ou un rectangle comme 8,15..10,17&#xa0;; plusieurs séparés par «&#xa0;;&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%Ln zone(s)</source>
        <translation>
            <numerusform>%Ln zone</numerusform>
            <numerusform>%Ln zones</numerusform>
        </translation>
    </message>
    <message>
        <source>Add zone %1, which is selected on the map</source>
        <translation>Ajouter la zone %1, qui est sélectionnée sur la carte</translation>
    </message>
    <message>
        <source>Select a zone on the map to add it</source>
        <translation>Sélectionnez une zone sur la carte pour l’ajouter</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportation…</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln file(s)</source>
        <comment>so many are exported</comment>
        <translation>
            <numerusform>%1 fichier sur %Ln</numerusform>
            <numerusform>%1 fichiers sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), in place of those that are there</source>
        <translation>
            <numerusform>%Ln fichier, à la place de celui qui est là</numerusform>
            <numerusform>%Ln fichiers, à la place de ceux qui sont là</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln of them replace(s) others</source>
        <comment>so many files</comment>
        <translation>
            <numerusform>%1, dont %Ln en remplace un autre</numerusform>
            <numerusform>%1, dont %Ln en remplacent d’autres</numerusform>
        </translation>
    </message>
    <message>
        <source>The zones are not valid.</source>
        <translation>Les zones ne sont pas valables.</translation>
    </message>
</context>
<context>
    <name>zonewright::ExportFilesModel</name>
    <message>
        <source>Zone %1</source>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>%1 × %2 zones from %3</source>
        <translation>%1 × %2 zones à partir de %3</translation>
    </message>
    <message>
        <source>Window around the start</source>
        <translation>Fenêtre autour du départ</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Replaces a file</source>
        <translation>Remplace un fichier</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Incomplet</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Not written</source>
        <translation>Non écrit</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what became of a file, and why</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>zonewright::ExportLevelsModel</name>
    <message>
        <source>%1, %2 of %3 floors</source>
        <comment>name of a dungeon, how many of its floors are ticked</comment>
        <translation>%1, %2 étages sur %3</translation>
    </message>
</context>
<context>
    <name>zonewright::ExportWords</name>
    <message>
        <source>Tick a floor, or something of the world, to export it.</source>
        <translation>Cochez un étage, ou quelque chose du monde, pour l’exporter.</translation>
    </message>
    <message>
        <source>The world has only %1 zones a side.</source>
        <translation>Le monde n’a que %1 zones de côté.</translation>
    </message>
    <message>
        <source>Tick a format.</source>
        <translation>Cochez un format.</translation>
    </message>
    <message>
        <source>These would be %1 files; one export has %2 at most.</source>
        <translation>Cela ferait %1 fichiers&#xa0;; une exportation en a %2 au plus.</translation>
    </message>
    <message>
        <source>Choose a folder for the files.</source>
        <translation>Choisissez un dossier pour les fichiers.</translation>
    </message>
    <message>
        <source>Type the whole path of the folder, or save the project first.</source>
        <translation>Tapez le chemin entier du dossier, ou enregistrez d’abord le projet.</translation>
    </message>
    <message>
        <source>“%1” is a file, not a folder.</source>
        <translation>«&#xa0;%1&#xa0;» est un fichier, pas un dossier.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln file(s) exported</source>
        <comment>so many of all files</comment>
        <translation>
            <numerusform>%1 fichier sur %Ln exporté</numerusform>
            <numerusform>%1 fichiers sur %Ln exportés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) exported</source>
        <translation>
            <numerusform>%Ln fichier exporté</numerusform>
            <numerusform>%Ln fichiers exportés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) exported to %1</source>
        <comment>files, folder</comment>
        <translation>
            <numerusform>%Ln fichier exporté vers %1</numerusform>
            <numerusform>%Ln fichiers exportés vers %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <comment>files</comment>
        <translation>
            <numerusform>%Ln échec</numerusform>
            <numerusform>%Ln échecs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without some levels</source>
        <comment>files</comment>
        <translation>
            <numerusform>%Ln sans certains niveaux</numerusform>
            <numerusform>%Ln sans certains niveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>outcome of an export, and more of it</comment>
        <translation>%1&#xa0;; %2</translation>
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
        <translation>«&#xa0;%1&#xa0;» a des modifications qui ne sont pas enregistrées.</translation>
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
    <name>zonewright::FloatAction</name>
    <message>
        <source>&amp;Float Dock: %1</source>
        <translation>Dé&amp;tacher le panneau&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Float Dock</source>
        <translation>Dé&amp;tacher le panneau</translation>
    </message>
</context>
<context>
    <name>zonewright::FloorCellWords</name>
    <message>
        <source>Column %1 · rooms %2 and %3 · pair %4</source>
        <translation>Colonne %1 · salles %2 et %3 · paire %4</translation>
    </message>
    <message>
        <source>No candidate</source>
        <translation>Aucun candidat</translation>
    </message>
    <message>
        <source>Candidates: %1</source>
        <translation>Candidats&#xa0;: %1</translation>
    </message>
    <message>
        <source>Path of column %1 · rooms %2 and %3 · pair %4</source>
        <translation>Chemin de la colonne %1 · salles %2 et %3 · paire %4</translation>
    </message>
    <message>
        <source>no cell yet: choose the bricks to open</source>
        <translation>pas encore de case&#xa0;: choisissez les briques à ouvrir</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>joins the rooms · %1</source>
        <translation>relie les salles · %1</translation>
    </message>
    <message>
        <source>joins the rooms · %1, not the usual two</source>
        <translation>relie les salles · %1, et non les deux habituelles</translation>
    </message>
    <message>
        <source>a cell is outside the two rooms · %1</source>
        <translation>une case est hors des deux salles · %1</translation>
    </message>
    <message>
        <source>does not join the rooms yet · %1</source>
        <translation>ne relie pas encore les salles · %1</translation>
    </message>
    <message>
        <source>Cell %1 lies in neither of the two rooms nor in their joint.</source>
        <translation>La case %1 n’est ni dans l’une des deux salles ni dans leur séparation.</translation>
    </message>
    <message numerus="yes">
        <source>A path has %n cell(s) at most.</source>
        <translation>
            <numerusform>Un chemin a %n case au plus.</numerusform>
            <numerusform>Un chemin a %n cases au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The path has no cell yet.</source>
        <translation>Le chemin n’a pas encore de case.</translation>
    </message>
    <message>
        <source>Column %1, row %2: %3</source>
        <translation>Colonne %1, rangée %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Cell %1: %2 of column %3</source>
        <comment>12,3: special path of column 12</comment>
        <translation>Case %1&#xa0;: %2 de la colonne %3</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>Case %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>candidat</translation>
    </message>
    <message>
        <source>blocked joint</source>
        <translation>séparation bloquée</translation>
    </message>
    <message>
        <source>brick of the joint</source>
        <translation>brique de la séparation</translation>
    </message>
    <message>
        <source>pinned path</source>
        <translation>chemin épinglé</translation>
    </message>
    <message>
        <source>special path</source>
        <translation>chemin spécial</translation>
    </message>
    <message>
        <source>pinned junction</source>
        <translation>jonction épinglée</translation>
    </message>
    <message>
        <source>junction pinned everywhere</source>
        <translation>jonction épinglée partout</translation>
    </message>
    <message>
        <source>drawn junction</source>
        <translation>jonction tirée au sort</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloquée</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Rangée %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: cells %2</source>
        <translation>%1&#xa0;: cases %2</translation>
    </message>
    <message>
        <source>earth</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>mur</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>sol</translation>
    </message>
    <message>
        <source>corridor</source>
        <translation>couloir</translation>
    </message>
    <message>
        <source>door</source>
        <translation>porte</translation>
    </message>
    <message>
        <source>locked door</source>
        <translation>porte verrouillée</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>brique</translation>
    </message>
    <message>
        <source>slab</source>
        <translation>dalle</translation>
    </message>
    <message>
        <source>%1 of room %2</source>
        <comment>slab of room 4</comment>
        <translation>%1 de la salle %2</translation>
    </message>
    <message>
        <source>%1, set by hand</source>
        <translation>%1, posé à la main</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>stairs up</source>
        <translation>escalier montant</translation>
    </message>
    <message>
        <source>stairs down</source>
        <translation>escalier descendant</translation>
    </message>
    <message>
        <source>The path is not taken: a cell of it lies outside the two rooms.</source>
        <translation>Le chemin n’est pas pris&#xa0;: une de ses cases est hors des deux salles.</translation>
    </message>
    <message>
        <source>The path is not taken: it does not join the two rooms.</source>
        <translation>Le chemin n’est pas pris&#xa0;: il ne relie pas les deux salles.</translation>
    </message>
    <message>
        <source>%1 of room %2 (%3)</source>
        <comment>floor of room 4 (vault)</comment>
        <translation>%1 de la salle %2 (%3)</translation>
    </message>
    <message>
        <source>%1, at this step</source>
        <translation>%1, à cette étape</translation>
    </message>
    <message>
        <source>%1, walled up by hand</source>
        <comment>Row 4: drawn junction</comment>
        <translation>%1, murée à la main</translation>
    </message>
    <message>
        <source>Cell %1: %2 of column %3, walled up by hand</source>
        <translation>Case %1&#xa0;: %2 de la colonne %3, murée à la main</translation>
    </message>
</context>
<context>
    <name>zonewright::FloorClicks</name>
    <message>
        <source>Row %1 is no candidate of this joint.</source>
        <translation>La rangée %1 n’est pas candidate dans cette séparation.</translation>
    </message>
</context>
<context>
    <name>zonewright::FloorCommands</name>
    <message>
        <source>Pin the path or cancel it first.</source>
        <translation>Épinglez d’abord le chemin, ou annulez-le.</translation>
    </message>
</context>
<context>
    <name>zonewright::FloorKeys</name>
    <message>
        <source>Row %1 is no candidate of this joint.</source>
        <translation>La rangée %1 n’est pas candidate dans cette séparation.</translation>
    </message>
</context>
<context>
    <name>zonewright::FloorPage</name>
    <message>
        <source>The floor that is shown</source>
        <translation>L’étage affiché</translation>
    </message>
    <message>
        <source>%1 · floor %2 of %3: %4</source>
        <comment>dungeon, number, count, name</comment>
        <translation>%1 · étage %2 sur %3&#xa0;: %4</translation>
    </message>
</context>
<context>
    <name>zonewright::FloorPanel</name>
    <message>
        <source>Select a floor of a dungeon to change its settings here.</source>
        <translation>Sélectionnez un étage d’un donjon pour en modifier ici les réglages.</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Catalogue of the floor</source>
        <translation>Catalogue de l’étage</translation>
    </message>
    <message>
        <source>The rooms that the floor is made of</source>
        <translation>Les salles dont l’étage est fait</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Salles</translation>
    </message>
    <message>
        <source>How the rooms are chosen</source>
        <translation>Choix des salles</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>Dans cet ordre</translation>
    </message>
    <message>
        <source>Number of rooms</source>
        <translation>Nombre de salles</translation>
    </message>
    <message>
        <source>Codes of the rooms from left to right</source>
        <translation>Codes des salles de gauche à droite</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Where the hero arrives</source>
        <translation>Arrivée du Héros</translation>
    </message>
    <message>
        <source>The start of the rightmost room, or the exit of the floor above</source>
        <translation>Le départ de la salle de droite, ou la sortie de l’étage au-dessus</translation>
    </message>
    <message>
        <source>Rightmost room</source>
        <translation>Salle de droite</translation>
    </message>
    <message>
        <source>From floor above</source>
        <translation>Étage au-dessus</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>How the exit is chosen</source>
        <translation>Choix de la sortie</translation>
    </message>
    <message>
        <source>Where the hero stands on the floor below, if that one follows</source>
        <translation>Où se tient le Héros à l’étage au-dessous, si celui-ci suit</translation>
    </message>
    <message>
        <source>Leftmost room</source>
        <translation>Salle de gauche</translation>
    </message>
    <message>
        <source>Chosen cell</source>
        <translation>Case choisie</translation>
    </message>
    <message>
        <source>Column of the exit</source>
        <translation>Colonne de la sortie</translation>
    </message>
    <message>
        <source>Row of the exit</source>
        <translation>Rangée de la sortie</translation>
    </message>
    <message>
        <source>Redraw</source>
        <translation>Retirage</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Piece list of the floor</source>
        <translation>Liste de pièces de l’étage</translation>
    </message>
    <message>
        <source>What the floor is dug from</source>
        <translation>Les pièces dont l’étage est fait</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Width of the floor in cells</source>
        <translation>Largeur de l’étage en cases</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>Height of the floor in cells</source>
        <translation>Hauteur de l’étage en cases</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Nombre de pièces</translation>
    </message>
    <message>
        <source>Pieces to be placed; fewer where no more fit</source>
        <translation>Pièces à placer&#xa0;; moins si la place manque</translation>
    </message>
    <message>
        <source>First stairs</source>
        <translation>Escalier</translation>
    </message>
    <message>
        <source>Which stairs the first room holds</source>
        <translation>L’escalier de la première pièce</translation>
    </message>
    <message>
        <source>Stairs up</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Stairs down</source>
        <translation>Descendant</translation>
    </message>
    <message>
        <source>Prune dead ends</source>
        <translation>Élaguer les impasses</translation>
    </message>
    <message>
        <source>Rooms #%1</source>
        <translation>Salles nº&#xa0;%1</translation>
    </message>
    <message>
        <source>Junctions #%1</source>
        <translation>Jonctions nº&#xa0;%1</translation>
    </message>
    <message>
        <source>There is no floor above: the hero starts in the rightmost room.</source>
        <translation>Il n’y a pas d’étage au-dessus&#xa0;: le Héros part de la salle de droite.</translation>
    </message>
    <message>
        <source>That cell is outside of the floor.</source>
        <translation>Cette case est hors de l’étage.</translation>
    </message>
    <message>
        <source>A lair begins with a room that holds no stairs.</source>
        <translation>Une tanière commence par une pièce sans escalier.</translation>
    </message>
    <message>
        <source>%1 · floor %2 · %3</source>
        <comment>dungeon, number and name of a floor</comment>
        <translation>%1 · étage %2 · %3</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
</context>
<context>
    <name>zonewright::FloorTool</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::FloorToolBar</name>
    <message>
        <source>More tools</source>
        <translation>Autres outils</translation>
    </message>
</context>
<context>
    <name>zonewright::FloorToolBox</name>
    <message>
        <source>A floor holds no more than %1 cells set by hand.</source>
        <translation>Un étage ne contient pas plus de %1 cases posées à la main.</translation>
    </message>
    <message>
        <source>No more than %1 cells can be moved at once.</source>
        <translation>On ne peut pas déplacer plus de %1 cases à la fois.</translation>
    </message>
    <message>
        <source>A cell holds one marker set by hand, and one stands there already.</source>
        <translation>Une case ne porte qu’un repère posé à la main, et il y en a déjà un ici.</translation>
    </message>
</context>
<context>
    <name>zonewright::FloorView</name>
    <message>
        <source>Floor</source>
        <translation>Étage</translation>
    </message>
    <message>
        <source>No dungeon yet</source>
        <translation>Pas encore de donjon</translation>
    </message>
    <message>
        <source>Select a zone in the world, and add a dungeon there with the menu Dungeon.</source>
        <translation>Sélectionnez une zone du monde, puis ajoutez-y un donjon par le menu Donjon.</translation>
    </message>
    <message>
        <source>No floor yet</source>
        <translation>Pas encore d’étage</translation>
    </message>
    <message>
        <source>Add one to a dungeon with the menu Dungeon.</source>
        <translation>Ajoutez-en un à un donjon par le menu Donjon.</translation>
    </message>
    <message>
        <source>The floor of a dungeon. Left and right go from joint to joint, up and down from candidate to candidate, Enter and Space pin or unpin, Shift chooses several joints, the menu key shows what can be done. While a tool is chosen, arrow keys move a cursor over the cells, Space paints, Escape goes back.</source>
        <translation>L’étage d’un donjon. Gauche et droite vont de séparation en séparation, haut et bas de candidat en candidat, Entrée et Espace épinglent ou désépinglent, Maj sélectionne plusieurs séparations, la touche Menu montre ce qu’on peut faire. Quand un outil est choisi, les flèches déplacent un curseur sur les cases, Espace peint, Échap revient en arrière.</translation>
    </message>
    <message>
        <source>Choose other rooms for this floor in the Floor dock.</source>
        <translation>Choisissez d’autres salles pour cet étage dans le panneau Étage.</translation>
    </message>
    <message>
        <source>Nothing is built. Give a room a weight in the Pieces dock.</source>
        <translation>Rien n’est construit. Donnez un poids à une salle dans le panneau Pièces.</translation>
    </message>
    <message>
        <source>Nothing is built. Change its settings in the Floor dock.</source>
        <translation>Rien n’est construit. Changez ses réglages dans le panneau Étage.</translation>
    </message>
</context>
<context>
    <name>zonewright::FloorWords</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>Strip · %n room(s)</source>
        <translation>
            <numerusform>En ligne · %n salle</numerusform>
            <numerusform>En ligne · %n salles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dug · %1 · %n piece(s)</source>
        <translation>
            <numerusform>Creusé · %1 · %n pièce</numerusform>
            <numerusform>Creusé · %1 · %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>hero at %1</source>
        <translation>Héros en %1</translation>
    </message>
    <message>
        <source>exit at %1</source>
        <translation>sortie en %1</translation>
    </message>
    <message>
        <source>stairs up at %1</source>
        <translation>escalier montant en %1</translation>
    </message>
    <message>
        <source>stairs down at %1</source>
        <translation>escalier descendant en %1</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cases</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) between them</source>
        <translation>
            <numerusform>%n pas entre eux</numerusform>
            <numerusform>%n pas entre eux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln piece(s)</source>
        <translation>
            <numerusform>%1 pièce sur %Ln</numerusform>
            <numerusform>%1 pièces sur %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ForesightModel</name>
    <message numerus="yes">
        <source>in %n turn(s)</source>
        <translation>
            <numerusform>dans %n tour</numerusform>
            <numerusform>dans %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>soon</source>
        <translation>bientôt</translation>
    </message>
    <message>
        <source>Intuition: %1</source>
        <translation>Intuition&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of an event, and its text</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Vision, turn %1, zone %2
%3</source>
        <translation>Vision, tour %1, zone %2
%3</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Ce qui est su</translation>
    </message>
</context>
<context>
    <name>zonewright::ForesightPanel</name>
    <message>
        <source>Reach</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>How many turns ahead the player knows of events</source>
        <translation>Combien de tours à l’avance le joueur sait ce qui vient</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>What the player has beside the tags that are ticked, with commas between</source>
        <translation>Ce que le joueur possède en plus des marques cochées, séparé par des virgules</translation>
    </message>
    <message>
        <source>seer, priest</source>
        <translation>voyant, prêtre</translation>
    </message>
    <message>
        <source>Tags that events ask for</source>
        <translation>Marques que les évènements demandent</translation>
    </message>
    <message>
        <source>Nothing is known of what is to come.</source>
        <translation>Rien n’est su de ce qui vient.</translation>
    </message>
    <message>
        <source>What the player knows of events to come</source>
        <translation>Ce que le joueur sait des évènements à venir</translation>
    </message>
    <message>
        <source>The player has those that are ticked.</source>
        <translation>Le joueur a celles qui sont cochées.</translation>
    </message>
    <message>
        <source>Enter shows the zone of a vision; an intuition does not tell it.</source>
        <translation>Entrée montre la zone d’une vision&#xa0;; une intuition ne la dit pas.</translation>
    </message>
</context>
<context>
    <name>zonewright::ForesightWords</name>
    <message>
        <source>to the north</source>
        <translation>au nord</translation>
    </message>
    <message>
        <source>to the north-east</source>
        <translation>au nord-est</translation>
    </message>
    <message>
        <source>to the east</source>
        <translation>à l’est</translation>
    </message>
    <message>
        <source>to the south-east</source>
        <translation>au sud-est</translation>
    </message>
    <message>
        <source>to the south</source>
        <translation>au sud</translation>
    </message>
    <message>
        <source>to the south-west</source>
        <translation>au sud-ouest</translation>
    </message>
    <message>
        <source>to the west</source>
        <translation>à l’ouest</translation>
    </message>
    <message>
        <source>to the north-west</source>
        <translation>au nord-ouest</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>out at sea</source>
        <translation>au large</translation>
    </message>
    <message>
        <source>near the water</source>
        <translation>près de l’eau</translation>
    </message>
    <message>
        <source>by the shore</source>
        <translation>sur le rivage</translation>
    </message>
    <message>
        <source>in the grassland</source>
        <translation>dans les prairies</translation>
    </message>
    <message>
        <source>in the woods</source>
        <translation>dans les bois</translation>
    </message>
    <message>
        <source>in the hills</source>
        <translation>dans les collines</translation>
    </message>
    <message>
        <source>in the mountains</source>
        <translation>dans les montagnes</translation>
    </message>
    <message>
        <source>in the snow</source>
        <translation>dans la neige</translation>
    </message>
    <message>
        <source>in the marshes</source>
        <translation>dans les marais</translation>
    </message>
    <message>
        <source>in the desert</source>
        <translation>dans le désert</translation>
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
        <source>something will appear %1, %2</source>
        <comment>where, which way</comment>
        <translation>quelque chose apparaîtra %1, %2</translation>
    </message>
    <message>
        <source>somebody will set out %1, %2</source>
        <comment>where, which way</comment>
        <translation>quelqu’un se mettra en route %1, %2</translation>
    </message>
    <message>
        <source>something will happen %1, %2</source>
        <comment>where, which way</comment>
        <translation>quelque chose arrivera %1, %2</translation>
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
        <translation>Les colonnes se comptent depuis l’ouest, les rangées depuis le nord, à partir de 0. Le monde se referme sur lui-même.</translation>
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
        <translation>«&#xa0;%1&#xa0;» n’est pas un lieu. Entrez une zone comme 17,13 ou une de ses cases comme 17,13:4,30.</translation>
    </message>
</context>
<context>
    <name>zonewright::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Words to find in all pages (Ctrl+F); Enter opens the place that is chosen below</source>
        <translation>Des mots à trouver dans toutes les pages (Ctrl+F)&#xa0;; Entrée ouvre l’endroit choisi dessous</translation>
    </message>
    <message>
        <source>Contents of the handbook</source>
        <translation>Sommaire du manuel</translation>
    </message>
    <message>
        <source>Places that were found</source>
        <translation>Endroits trouvés</translation>
    </message>
    <message>
        <source>Page of the handbook</source>
        <translation>Page du manuel</translation>
    </message>
    <message>
        <source>Arrow keys choose a page, Enter opens it</source>
        <translation>Les flèches choisissent une page, Entrée l’ouvre</translation>
    </message>
    <message>
        <source>Tab goes from link to link, Enter follows one</source>
        <translation>Tab va de lien en lien, Entrée en suit un</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Première page</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>%1 — Handbook of Zonewright</source>
        <comment>the title of a page</comment>
        <translation>%1 — Manuel de Zonewright</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <comment>that were found</comment>
        <translation>
            <numerusform>%Ln endroit</numerusform>
            <numerusform>%Ln endroits</numerusform>
        </translation>
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
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Arrow keys undo and redo up to a step.</source>
        <translation>Les flèches annulent et rétablissent jusqu’à une étape.</translation>
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
        <translation>Pointez une zone pour voir ce qu’elle contient. Cliquez pour la garder ici&#xa0;; double-cliquez pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Properties of the zone</source>
        <translation>Propriétés de la zone</translation>
    </message>
    <message>
        <source>What is known of the selected or hovered zone.</source>
        <translation>Ce que l’on sait de la zone sélectionnée ou survolée.</translation>
    </message>
</context>
<context>
    <name>zonewright::ItemEdits</name>
    <message>
        <source>Remove dungeons and floors</source>
        <translation>Supprimer des donjons et des étages</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n dungeon(s)</source>
        <translation>
            <numerusform>Supprimer %n donjon</numerusform>
            <numerusform>Supprimer %n donjons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n dungeon(s)</source>
        <translation>
            <numerusform>Déplacer %n donjon</numerusform>
            <numerusform>Déplacer %n donjons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n dungeon(s)</source>
        <translation>
            <numerusform>Dupliquer %n donjon</numerusform>
            <numerusform>Dupliquer %n donjons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::JointEdits</name>
    <message>
        <source>Pin row %1 for rooms %2 and %3 everywhere</source>
        <translation>Épingler partout la rangée %1 pour les salles %2 et %3</translation>
    </message>
    <message>
        <source>Set path of rooms %1 and %2 everywhere</source>
        <translation>Fixer partout le chemin des salles %1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n pair(s) of rooms everywhere</source>
        <translation>
            <numerusform>Désépingler partout %n paire de salles</numerusform>
            <numerusform>Désépingler partout %n paires de salles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pin %n pair(s) of rooms everywhere</source>
        <translation>
            <numerusform>Épingler partout %n paire de salles</numerusform>
            <numerusform>Épingler partout %n paires de salles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::JunctionCommands</name>
    <message>
        <source>No selected junction is open at a candidate or by a path of this floor.</source>
        <translation>Aucune jonction choisie n’est ouverte à une rangée candidate ou par un chemin de cet étage.</translation>
    </message>
    <message>
        <source>A path goes everywhere only for a pair without candidates.</source>
        <translation>Un chemin ne vaut partout que pour une paire sans candidat.</translation>
    </message>
    <message>
        <source>Selected junctions of one pair are open differently.</source>
        <translation>Des jonctions choisies d’une même paire sont ouvertes différemment.</translation>
    </message>
    <message>
        <source>The room catalogue is a file of its own, which the project does not change.</source>
        <translation>Le catalogue de salles est un fichier à part, que le projet ne modifie pas.</translation>
    </message>
    <message>
        <source>Un&amp;pin Junction</source>
        <translation>Désé&amp;pingler la jonction</translation>
    </message>
    <message>
        <source>&amp;Pin Junction</source>
        <translation>É&amp;pingler la jonction</translation>
    </message>
</context>
<context>
    <name>zonewright::JunctionsModel</name>
    <message>
        <source>this floor</source>
        <translation>cet étage</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>partout</translation>
    </message>
    <message>
        <source>invalid: path does not join</source>
        <translation>invalide&#xa0;: chemin sans liaison</translation>
    </message>
    <message>
        <source>invalid: path leaves the rooms</source>
        <translation>invalide&#xa0;: chemin hors des salles</translation>
    </message>
    <message>
        <source>invalid: no joint here</source>
        <translation>invalide&#xa0;: pas de séparation ici</translation>
    </message>
    <message>
        <source>invalid: no candidate</source>
        <translation>invalide&#xa0;: pas un candidat</translation>
    </message>
    <message>
        <source>Room %1: %2</source>
        <translation>Salle %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>tirée</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>épinglée</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>Col</source>
        <translation>Col</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Row</source>
        <comment>of a floor</comment>
        <translation>Rangée</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingle</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>The column of the joint on the floor</source>
        <translation>La colonne de la séparation sur l’étage</translation>
    </message>
    <message>
        <source>The pair number: the code of the left room less that of the right</source>
        <translation>Le numéro de paire&#xa0;: le code de la salle de gauche moins celui de la salle de droite</translation>
    </message>
    <message>
        <source>The rows where both rooms have a slab</source>
        <translation>Les rangées où les deux salles ont une dalle</translation>
    </message>
    <message>
        <source>The row that is open, or the cells of the path</source>
        <translation>La rangée ouverte, ou les cases du chemin</translation>
    </message>
    <message>
        <source>How the joint was opened</source>
        <translation>Comment la séparation a été ouverte</translation>
    </message>
    <message>
        <source>Where the pin comes from: this floor, or the catalogue</source>
        <translation>D’où vient l’épingle&#xa0;: de cet étage, ou du catalogue</translation>
    </message>
    <message>
        <source>The code of the room on the left</source>
        <translation>Le code de la salle de gauche</translation>
    </message>
    <message>
        <source>The code of the room on the right</source>
        <translation>Le code de la salle de droite</translation>
    </message>
    <message>
        <source>everywhere, invalid: no candidate</source>
        <translation>partout, invalide&#xa0;: pas un candidat</translation>
    </message>
    <message>
        <source>Click a row to pin it, and again to unpin it</source>
        <translation>Cliquer sur une rangée pour l’épingler, et de nouveau pour la désépingler</translation>
    </message>
    <message>
        <source>no joint here</source>
        <translation>pas de séparation ici</translation>
    </message>
    <message>
        <source>path</source>
        <comment>in place of the row of a joint</comment>
        <translation>chemin</translation>
    </message>
    <message>
        <source>special</source>
        <translation>spéciale</translation>
    </message>
    <message>
        <source>walled</source>
        <comment>of a joint</comment>
        <translation>murée</translation>
    </message>
    <message>
        <source>%1, and closed by bricks set by hand</source>
        <translation>%1, et fermée par des briques posées à la main</translation>
    </message>
</context>
<context>
    <name>zonewright::JunctionsPanel</name>
    <message>
        <source>Junctions</source>
        <translation>Jonctions</translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation>&amp;Désépingler</translation>
    </message>
    <message>
        <source>Take the pins of this floor off the selected joints</source>
        <translation>Ôter les épingles de cet étage des séparations choisies</translation>
    </message>
    <message>
        <source>No floor is selected. The junctions of a strip floor, where its rooms meet, are listed here.</source>
        <translation>Aucun étage n’est choisi. Les jonctions d’un étage de salles, là où elles se rejoignent, sont énumérées ici.</translation>
    </message>
    <message>
        <source>A dug floor has no junctions: corridors join its rooms.</source>
        <translation>Un étage creusé n’a pas de jonctions&#xa0;: des couloirs relient ses salles.</translation>
    </message>
    <message>
        <source>The catalogue lacks a room of this floor, so that nothing is built.</source>
        <translation>Il manque au catalogue une salle de cet étage, si bien que rien n’est construit.</translation>
    </message>
    <message>
        <source>A floor of one room has no junction.</source>
        <translation>Un étage d’une seule salle n’a pas de jonction.</translation>
    </message>
    <message>
        <source>Left and Right choose a candidate of the row, Enter and Space pin it.</source>
        <translation>Gauche et Droite choisissent un candidat de la ligne, Entrée et Espace l’épinglent.</translation>
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
        <translation>&amp;Touches de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Enter leads to the field that records other keys for the chosen command.</source>
        <translation>Entrée mène au champ qui enregistre d’autres touches pour la commande choisie.</translation>
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
    <message>
        <source>Layers that are ticked are drawn over the world map.</source>
        <translation>Les calques cochés sont dessinés sur la carte du monde.</translation>
    </message>
    <message>
        <source>Each terrain with its colour, its letter and its share of the zones.</source>
        <translation>Chaque terrain avec sa couleur, sa lettre et sa part des zones.</translation>
    </message>
</context>
<context>
    <name>zonewright::LibraryChanges</name>
    <message>
        <source>%1, which the project reads, has changed.</source>
        <translation>%1, que le projet lit, a changé.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that the project reads have changed: %1.</source>
        <translation>
            <numerusform>%n fichier que le projet lit a changé&#xa0;: %1.</numerusform>
            <numerusform>%n fichiers que le projet lit ont changé&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 What was read of it before stays.</source>
        <translation>%1 Ce qui en a été lu avant reste.</translation>
    </message>
    <message>
        <source>%1, which the project reads, was moved or deleted. What was read of it before stays.</source>
        <translation>%1, que le projet lit, a été déplacé ou supprimé. Ce qui en a été lu avant reste.</translation>
    </message>
    <message>
        <source>&amp;Update</source>
        <translation>Act&amp;ualiser</translation>
    </message>
    <message>
        <source>&amp;Keep as it is</source>
        <translation>Garder tel &amp;quel</translation>
    </message>
</context>
<context>
    <name>zonewright::LogFilter</name>
    <message>
        <source>zone</source>
        <comment>key of a rule in the log&apos;s filter, one word</comment>
        <translation>zone</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>key of a rule in the log&apos;s filter, one word</comment>
        <translation>tour</translation>
    </message>
    <message>
        <source>“%1” at character %2: %3</source>
        <translation>«&#xa0;%1&#xa0;» au caractère %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>a quotation mark has no second one.</source>
        <translation>il manque le second guillemet.</translation>
    </message>
    <message>
        <source>rules are for a zone or a turn; put a word with a colon in quotation marks.</source>
        <translation>les règles portent sur une zone ou un tour&#xa0;; mettez entre guillemets un mot qui contient un deux-points.</translation>
    </message>
    <message>
        <source>only kinds and words are hidden with a minus sign.</source>
        <translation>seuls les genres et les mots se cachent avec un signe moins.</translation>
    </message>
    <message>
        <source>a zone is two numbers, as in zone:17,13.</source>
        <translation>une zone est faite de deux nombres, comme dans zone:17,13.</translation>
    </message>
    <message>
        <source>turns are a number or from one to a later one, as in turn:40..60.</source>
        <translation>les tours sont un nombre, ou vont de l’un à un suivant, comme dans tour:40..60.</translation>
    </message>
</context>
<context>
    <name>zonewright::LogModel</name>
    <message>
        <source>← %1</source>
        <comment>turn of the cause</comment>
        <translation>← %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Cause</translation>
    </message>
</context>
<context>
    <name>zonewright::LogPanel</name>
    <message>
        <source>Rules for the entries that are shown</source>
        <translation>Règles des lignes affichées</translation>
    </message>
    <message>
        <source>lost, hazard: these kinds alone
-moved: all but this kind
zone:17,13 and turn:40..60: of a zone, of some turns
dragon, -dragon: with this word, without it; &quot;two words&quot; in quotation marks</source>
        <translation>perte, danger&#xa0;: ces genres seuls
-déplacement&#xa0;: tous sauf ce genre
zone:17,13 et tour:40..60&#xa0;: d’une zone, de certains tours
dragon, -dragon&#xa0;: avec ce mot, sans lui&#xa0;; &quot;deux mots&quot; entre guillemets</translation>
    </message>
    <message>
        <source>Filter: lost zone:17,13 turn:40..60 -moved dragon</source>
        <translation>Filtre&#xa0;: perte zone:17,13 tour:40..60 -déplacement dragon</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Genres</translation>
    </message>
    <message>
        <source>Choose the kinds of entries that are shown</source>
        <translation>Choisir les genres de lignes affichées</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Keep the turn that is shown in sight</source>
        <translation>Garder en vue le tour affiché</translation>
    </message>
    <message>
        <source>Show the cause</source>
        <translation>Montrer la cause</translation>
    </message>
    <message>
        <source>Select what caused the selected entry (Alt+Up)</source>
        <translation>Sélectionner ce qui a causé la ligne sélectionnée (Alt+Haut)</translation>
    </message>
    <message>
        <source>Back to the entry before</source>
        <translation>Revenir à la ligne précédente</translation>
    </message>
    <message>
        <source>Back to the entry that was selected before (Alt+Down)</source>
        <translation>Revenir à la ligne qui était sélectionnée avant (Alt+Bas)</translation>
    </message>
    <message>
        <source>What happened, turn by turn</source>
        <translation>Ce qui s’est passé, tour par tour</translation>
    </message>
    <message>
        <source>What led to the selected entry</source>
        <translation>Ce qui a mené à la ligne sélectionnée</translation>
    </message>
    <message>
        <source>Select an entry to see what led to it.</source>
        <translation>Sélectionnez une ligne pour voir ce qui y a mené.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Go to Turn %1</source>
        <translation>&amp;Aller au tour %1</translation>
    </message>
    <message>
        <source>Show &amp;Zone %1</source>
        <translation>Montrer la &amp;zone %1</translation>
    </message>
    <message>
        <source>Show &amp;Cause</source>
        <translation>Montrer la &amp;cause</translation>
    </message>
    <message>
        <source>Only &amp;Kind: %1</source>
        <translation>Seulement le &amp;genre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Only Z&amp;one %1</source>
        <translation>Seulement la z&amp;one %1</translation>
    </message>
    <message>
        <source>Only &amp;Turn %1</source>
        <translation>Seulement le &amp;tour %1</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;pier</translation>
    </message>
    <message>
        <source>Enter shows the turn of the entry, Alt+Up what caused it, Alt+Down leads back.</source>
        <translation>Entrée montre le tour de la ligne, Alt+Haut ce qui l’a causée, Alt+Bas ramène.</translation>
    </message>
    <message>
        <source>From the entry back to where it began. Tab and Enter follow the links.</source>
        <translation>De la ligne jusqu’à son origine. Tab et Entrée suivent les liens.</translation>
    </message>
</context>
<context>
    <name>zonewright::LogWords</name>
    <message>
        <source>arrived</source>
        <translation>arrivée</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>déplacement</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>rebuilt</source>
        <translation>reconstruction</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calcul</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>décalage</translation>
    </message>
    <message>
        <source>left</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>exécution</translation>
    </message>
    <message>
        <source>hazard</source>
        <translation>danger</translation>
    </message>
    <message>
        <source>moved north</source>
        <translation>va vers le nord</translation>
    </message>
    <message>
        <source>moved north-east</source>
        <translation>va vers le nord-est</translation>
    </message>
    <message>
        <source>moved east</source>
        <translation>va vers l’est</translation>
    </message>
    <message>
        <source>moved south-east</source>
        <translation>va vers le sud-est</translation>
    </message>
    <message>
        <source>moved south</source>
        <translation>va vers le sud</translation>
    </message>
    <message>
        <source>moved south-west</source>
        <translation>va vers le sud-ouest</translation>
    </message>
    <message>
        <source>moved west</source>
        <translation>va vers l’ouest</translation>
    </message>
    <message>
        <source>moved north-west</source>
        <translation>va vers le nord-ouest</translation>
    </message>
    <message>
        <source>waited</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>entered zone %1 from the south</source>
        <translation>entre dans la zone %1 en venant du sud</translation>
    </message>
    <message>
        <source>entered zone %1 from the south-west</source>
        <translation>entre dans la zone %1 en venant du sud-ouest</translation>
    </message>
    <message>
        <source>entered zone %1 from the west</source>
        <translation>entre dans la zone %1 en venant de l’ouest</translation>
    </message>
    <message>
        <source>entered zone %1 from the north-west</source>
        <translation>entre dans la zone %1 en venant du nord-ouest</translation>
    </message>
    <message>
        <source>entered zone %1 from the north</source>
        <translation>entre dans la zone %1 en venant du nord</translation>
    </message>
    <message>
        <source>entered zone %1 from the north-east</source>
        <translation>entre dans la zone %1 en venant du nord-est</translation>
    </message>
    <message>
        <source>entered zone %1 from the east</source>
        <translation>entre dans la zone %1 en venant de l’est</translation>
    </message>
    <message>
        <source>entered zone %1 from the south-east</source>
        <translation>entre dans la zone %1 en venant du sud-est</translation>
    </message>
    <message>
        <source>entered zone %1</source>
        <translation>entre dans la zone %1</translation>
    </message>
    <message>
        <source>shifted the window north</source>
        <translation>décale la fenêtre vers le nord</translation>
    </message>
    <message>
        <source>shifted the window north-east</source>
        <translation>décale la fenêtre vers le nord-est</translation>
    </message>
    <message>
        <source>shifted the window east</source>
        <translation>décale la fenêtre vers l’est</translation>
    </message>
    <message>
        <source>shifted the window south-east</source>
        <translation>décale la fenêtre vers le sud-est</translation>
    </message>
    <message>
        <source>shifted the window south</source>
        <translation>décale la fenêtre vers le sud</translation>
    </message>
    <message>
        <source>shifted the window south-west</source>
        <translation>décale la fenêtre vers le sud-ouest</translation>
    </message>
    <message>
        <source>shifted the window west</source>
        <translation>décale la fenêtre vers l’ouest</translation>
    </message>
    <message>
        <source>shifted the window north-west</source>
        <translation>décale la fenêtre vers le nord-ouest</translation>
    </message>
    <message>
        <source>shifted the window</source>
        <translation>décale la fenêtre</translation>
    </message>
    <message>
        <source>queued: shift the window to %1</source>
        <translation>requête&#xa0;: décaler la fenêtre vers %1</translation>
    </message>
    <message>
        <source>queued: compute zone %1</source>
        <translation>requête&#xa0;: calculer la zone %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of a scheduled event, and its text</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>hazard: zone %1 is missing</source>
        <translation>danger&#xa0;: la zone %1 est absente</translation>
    </message>
    <message>
        <source>hazard: zone %1 is late</source>
        <translation>danger&#xa0;: la zone %1 est en retard</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what was done, and the time it took</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>arrived in zone %1, cell %2</source>
        <translation>arrivée dans la zone %1, case %2</translation>
    </message>
    <message numerus="yes">
        <source>made the queue anew: %n request(s) dropped</source>
        <translation>
            <numerusform>refait la file&#xa0;: %n requête abandonnée</numerusform>
            <numerusform>refait la file&#xa0;: %n requêtes abandonnées</numerusform>
        </translation>
    </message>
    <message>
        <source>computed zone %1</source>
        <translation>zone %1 calculée</translation>
    </message>
    <message>
        <source>zone %1 left memory</source>
        <translation>la zone %1 quitte la mémoire</translation>
    </message>
    <message>
        <source>%1 lost with zone %2</source>
        <comment>creature, position</comment>
        <translation>%1&#xa0;: perte avec la zone %2</translation>
    </message>
    <message>
        <source>queued at turn %1</source>
        <translation>requête du tour %1</translation>
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
        <translation>%1&#xa0;: %2</translation>
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
    <message>
        <source>Floor</source>
        <translation>Étage</translation>
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
        <translation>Plus une zone est populaire, plus elle est marquée&#xa0;; avec son rang</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>The nine zones in memory; dotted, zones at hand beside it; dashed, where it shifts to next</source>
        <translation>Les neuf zones en mémoire&#xa0;; en pointillé, les zones à portée à côté d’elle&#xa0;; en tirets, là où elle va se décaler</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Zones that wait to be computed, with the turn of each; the next one stands out</source>
        <translation>Les zones qui attendent leur calcul, avec le tour de chacune&#xa0;; la prochaine ressort</translation>
    </message>
    <message>
        <source>Just forgotten</source>
        <translation>Oubliées à l’instant</translation>
    </message>
    <message>
        <source>Zones that left memory in the last turns, fading</source>
        <translation>Les zones sorties de la mémoire aux derniers tours&#xa0;; elles s’estompent</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>Dangers</translation>
    </message>
    <message>
        <source>Zones in sight that the window does not hold: narrow hatching where they are missing, wide hatching where the window is late</source>
        <translation>Les zones en vue que la fenêtre ne contient pas&#xa0;: hachures serrées là où elles sont absentes, larges là où la fenêtre est en retard</translation>
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
        <translation>Le chemin parcouru&#xa0;; en pointillé, les pas à venir</translation>
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
        <translation>Évènements</translation>
    </message>
    <message>
        <source>Scheduled events, each with its turn</source>
        <translation>Les évènements planifiés, chacun avec son tour</translation>
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
        <translation>Départ&#xa0;: case %1 de la zone %2</translation>
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
    <message>
        <source>Floor</source>
        <translation>Étage</translation>
    </message>
    <message>
        <source>Floor: %1</source>
        <comment>a tab</comment>
        <translation>Étage&#xa0;: %1</translation>
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
    <name>zonewright::MarkerPopup</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the marker</source>
        <translation>Nom du repère</translation>
    </message>
    <message>
        <source>Properties of the marker</source>
        <translation>Propriétés du repère</translation>
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
        <source>Remove</source>
        <translation>Ôter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>New marker at %1</source>
        <translation>Nouveau repère en %1</translation>
    </message>
    <message>
        <source>Marker at %1</source>
        <translation>Repère en %1</translation>
    </message>
    <message>
        <source>A name and a value in each row.</source>
        <translation>Un nom et une valeur par ligne.</translation>
    </message>
</context>
<context>
    <name>zonewright::MemoryModel</name>
    <message>
        <source>at hand, frozen</source>
        <translation>à portée, figée</translation>
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
        <source>known</source>
        <translation>connue</translation>
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
        <source>hazard: missing</source>
        <translation>danger&#xa0;: absente</translation>
    </message>
    <message>
        <source>hazard: late</source>
        <translation>danger&#xa0;: en retard</translation>
    </message>
    <message>
        <source>Place in the list of known zones, or in the window by rows, from 0</source>
        <translation>Place dans la liste des zones connues, ou dans la fenêtre rangée par rangée, à partir de 0</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>The terrain in the middle of the zone</source>
        <translation>Le terrain au milieu de la zone</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>1 for the most popular zone</source>
        <translation>1 pour la zone la plus populaire</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>The turn in which the zone was computed last</source>
        <translation>Le tour auquel la zone a été calculée en dernier</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Cells of the zone in the view square, each of which this turn evaluated</source>
        <translation>Les cases de la zone dans le carré de vue, que ce tour a toutes évaluées</translation>
    </message>
    <message>
        <source>Evaluated</source>
        <translation>Évaluées</translation>
    </message>
</context>
<context>
    <name>zonewright::MemoryPanel</name>
    <message>
        <source>Compare with the other memory</source>
        <translation>Comparer à l’autre mémoire</translation>
    </message>
    <message>
        <source>Memory that is shown</source>
        <translation>Mémoire affichée</translation>
    </message>
    <message>
        <source>Work per turn</source>
        <translation>Travail par tour</translation>
    </message>
    <message>
        <source>What the chart of the work measures</source>
        <translation>Ce que mesure le graphique du travail</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Zones computed</source>
        <translation>Zones calculées</translation>
    </message>
    <message>
        <source>Cells evaluated</source>
        <translation>Cases évaluées</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Known zones</source>
        <translation>Zones connues</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
</context>
<context>
    <name>zonewright::MemorySide</name>
    <message>
        <source>Order of the known zones</source>
        <translation>Ordre des zones connues</translation>
    </message>
    <message>
        <source>Which known zone is forgotten first</source>
        <translation>Quelle zone connue est oubliée la première</translation>
    </message>
    <message>
        <source>Use This</source>
        <translation>Utiliser celle-ci</translation>
    </message>
    <message>
        <source>The project remembers zones in this way from now on</source>
        <translation>Le projet mémorise désormais les zones de cette façon</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Known zones, by arrival</source>
        <translation>Zones connues, par arrivée</translation>
    </message>
    <message>
        <source>Known zones, recent first</source>
        <translation>Zones connues, récentes d’abord</translation>
    </message>
    <message>
        <source>%1 · played now</source>
        <translation>%1 · jouée en ce moment</translation>
    </message>
    <message>
        <source>%1 · used by the project</source>
        <translation>%1 · celle du projet</translation>
    </message>
    <message>
        <source>Zones in memory</source>
        <translation>Zones en mémoire</translation>
    </message>
    <message>
        <source>Zones in the other memory</source>
        <translation>Zones dans l’autre mémoire</translation>
    </message>
    <message>
        <source>not run: more zones are in view than are known, too many for every turn</source>
        <translation>à l’arrêt&#xa0;: plus de zones en vue que de zones connues, trop pour chaque tour</translation>
    </message>
    <message>
        <source>catching up, turn %1 · %2</source>
        <translation>rattrapage, tour %1 · %2</translation>
    </message>
    <message>
        <source>By arrival</source>
        <translation>Par arrivée</translation>
    </message>
    <message>
        <source>Recent first</source>
        <translation>Récentes d’abord</translation>
    </message>
</context>
<context>
    <name>zonewright::MemorySummary</name>
    <message numerus="yes">
        <source>%1 hit(s)</source>
        <translation>
            <numerusform>%1 succès</numerusform>
            <numerusform>%1 succès</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 miss(es)</source>
        <translation>
            <numerusform>%1 échec</numerusform>
            <numerusform>%1 échecs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 eviction(s)</source>
        <translation>
            <numerusform>%1 oubli</numerusform>
            <numerusform>%1 oublis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 creature(s) lost</source>
        <translation>
            <numerusform>%1 créature perdue</numerusform>
            <numerusform>%1 créatures perdues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hazard(s)</source>
        <translation>
            <numerusform>%1 danger</numerusform>
            <numerusform>%1 dangers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 zone(s) in the window</source>
        <translation>
            <numerusform>%1 zone dans la fenêtre</numerusform>
            <numerusform>%1 zones dans la fenêtre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at hand</source>
        <translation>
            <numerusform>%1 à portée</numerusform>
            <numerusform>%1 à portée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 computed</source>
        <translation>
            <numerusform>%1 calculée</numerusform>
            <numerusform>%1 calculées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>%1 sur %2 connues</translation>
    </message>
    <message>
        <source>no hazards</source>
        <translation>aucun danger</translation>
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
        <translation>Ma&amp;rche</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>&amp;Simulation</translation>
    </message>
    <message>
        <source>&amp;Dungeon</source>
        <translation>Don&amp;jon</translation>
    </message>
    <message>
        <source>&amp;Generation</source>
        <translation>&amp;Génération</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
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
        <translation>Déplacer l’étage «&#xa0;%1&#xa0;»</translation>
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
        <translation>--%1&#xa0;: «&#xa0;%2&#xa0;» ne figure pas dans %3</translation>
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
        <source>en or fr, instead of the system&apos;s language</source>
        <translation>en ou fr, au lieu de la langue du système</translation>
    </message>
    <message>
        <source>Neither read nor keep the session</source>
        <translation>Ne pas lire ni garder la session</translation>
    </message>
    <message>
        <source>--window-size: &apos;%1&apos; is not WIDTHxHEIGHT</source>
        <translation>--window-size&#xa0;: «&#xa0;%1&#xa0;» n’est pas de la forme LARGEURxHAUTEUR</translation>
    </message>
    <message>
        <source>more than one project: &apos;%1&apos;</source>
        <translation>plus d’un projet&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>View to show: world, zone or floor</source>
        <translation>Vue à afficher&#xa0;: world, zone ou floor</translation>
    </message>
</context>
<context>
    <name>zonewright::OutsideChanges</name>
    <message>
        <source>Keep &amp;mine</source>
        <translation>Garder &amp;le mien</translation>
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
    <message>
        <source>Read aga&amp;in</source>
        <translation>Rec&amp;harger</translation>
    </message>
</context>
<context>
    <name>zonewright::PaintRoom</name>
    <message>
        <source>Paint room “%1”</source>
        <translation>Peindre la salle «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::PairCommands</name>
    <message numerus="yes">
        <source>The codes of %n room(s) go from 0 to %1 now, and all their differences are distinct.</source>
        <translation>
            <numerusform>Le code de %n salle va maintenant de 0 à %1, et toutes les différences sont distinctes.</numerusform>
            <numerusform>Les codes de %n salles vont maintenant de 0 à %1, et toutes leurs différences sont distinctes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rooms have these codes already: all their differences are distinct.</source>
        <translation>Les salles ont déjà ces codes&#xa0;: toutes leurs différences sont distinctes.</translation>
    </message>
    <message>
        <source>The room catalogue is a file of its own, which the project does not change.</source>
        <translation>Le catalogue de salles est un fichier à part, que le projet ne modifie pas.</translation>
    </message>
</context>
<context>
    <name>zonewright::PairMatrixModel</name>
    <message>
        <source>%1 %2</source>
        <comment>code and name of a room</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s): %1</source>
        <translation>
            <numerusform>%n candidat&#xa0;: %1</numerusform>
            <numerusform>%n candidats&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no candidate, joined by a special path</source>
        <translation>aucun candidat, reliées par un chemin spécial</translation>
    </message>
    <message>
        <source>number %1</source>
        <comment>of a pair of rooms</comment>
        <translation>numéro %1</translation>
    </message>
    <message>
        <source>row %1 is pinned</source>
        <translation>rangée %1 épinglée</translation>
    </message>
    <message>
        <source>row %1 is pinned, and is no candidate</source>
        <translation>rangée %1 épinglée, mais pas candidate</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>codes of a pair of rooms</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>number shared with %1</source>
        <comment>a pair</comment>
        <translation>numéro partagé avec %1</translation>
    </message>
    <message numerus="yes">
        <source>number shared with %1 and %n more pair(s)</source>
        <comment>a pair</comment>
        <translation>
            <numerusform>numéro partagé avec %1 et %n autre paire</numerusform>
            <numerusform>numéro partagé avec %1 et %n autres paires</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>two rooms, what there is to say of them</comment>
        <translation>%1 – %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two rooms</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1, on the left</source>
        <comment>a room</comment>
        <translation>%1, à gauche</translation>
    </message>
    <message>
        <source>%1, on the right</source>
        <comment>a room</comment>
        <translation>%1, à droite</translation>
    </message>
    <message>
        <source>blocked: no candidate, and its special path does not join the two rooms</source>
        <translation>bloquée&#xa0;: aucun candidat, et son chemin spécial ne relie pas les deux salles</translation>
    </message>
    <message>
        <source>blocked: no candidate and no special path</source>
        <translation>bloquée&#xa0;: ni candidat ni chemin spécial</translation>
    </message>
</context>
<context>
    <name>zonewright::PairPreview</name>
    <message>
        <source>Row %1 is pinned for this pair on every floor. Click to unpin it.</source>
        <translation>La rangée %1 est épinglée pour cette paire à tous les étages. Cliquez pour la désépingler.</translation>
    </message>
    <message>
        <source>Click to pin row %1 for this pair on every floor.</source>
        <translation>Cliquez pour épingler la rangée %1 pour cette paire à tous les étages.</translation>
    </message>
    <message>
        <source>Select a pair in the matrix to see its rooms joined.</source>
        <translation>Choisissez une paire dans la matrice pour voir ses salles réunies.</translation>
    </message>
    <message>
        <source>Up and Down go from candidate to candidate, Enter and Space pin one.</source>
        <translation>Haut et Bas vont d’un candidat à l’autre, Entrée et Espace en épinglent un.</translation>
    </message>
</context>
<context>
    <name>zonewright::PairsPanel</name>
    <message>
        <source>Give the selected path to the pair, on every floor (Enter)</source>
        <translation>Donner le chemin choisi à la paire, à tous les étages (Entrée)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Take the special path away from the pair</source>
        <translation>Ôter le chemin spécial de la paire</translation>
    </message>
    <message>
        <source>Remove path</source>
        <translation>Ôter le chemin</translation>
    </message>
    <message>
        <source>The pair that is pointed at or chosen</source>
        <translation>La paire survolée ou choisie</translation>
    </message>
    <message>
        <source>The project has no room catalogue. How its rooms join, each beside each, is shown here.</source>
        <translation>Le projet n’a pas de catalogue de salles. Ici s’affiche la façon dont ses salles se rejoignent, deux à deux.</translation>
    </message>
    <message>
        <source>Pair matrix</source>
        <translation>Matrice des paires</translation>
    </message>
    <message>
        <source>Left rooms in rows, right rooms in columns; each cell says how many candidates the pair has</source>
        <translation>Salles de gauche en lignes, salles de droite en colonnes&#xa0;; chaque case donne le nombre de candidats de la paire</translation>
    </message>
    <message>
        <source>The two rooms joined</source>
        <translation>Les deux salles réunies</translation>
    </message>
    <message>
        <source>Special paths of two bricks for the pair</source>
        <translation>Chemins spéciaux de deux briques pour la paire</translation>
    </message>
    <message>
        <source>This pair has candidates and needs no special path: none would be taken.</source>
        <translation>Cette paire a des candidats et n’a pas besoin de chemin spécial&#xa0;: aucun ne serait pris.</translation>
    </message>
    <message>
        <source>No two bricks join these rooms.</source>
        <translation>Aucune paire de briques ne relie ces salles.</translation>
    </message>
    <message>
        <source>Special paths for the selected pair are listed here.</source>
        <translation>Ici s’affichent les chemins spéciaux de la paire choisie.</translation>
    </message>
    <message>
        <source>Column,row from the joint · walk</source>
        <translation>Colonne,rangée de la séparation · trajet</translation>
    </message>
    <message>
        <source>Left rooms in rows, right rooms in columns, with the number of candidates · ◆ special path</source>
        <translation>Salles de gauche en lignes, de droite en colonnes, avec le nombre de candidats · ◆ chemin spécial</translation>
    </message>
    <message>
        <source>The one that is chosen is shown on the pair; Enter gives it to the pair.</source>
        <translation>Celui qui est choisi se montre sur la paire&#xa0;; Entrée le donne à la paire.</translation>
    </message>
</context>
<context>
    <name>zonewright::PathBar</name>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Pin this path on the joint (Enter)</source>
        <translation>Épingler ce chemin sur la séparation (Entrée)</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>For this pair everywhere</source>
        <translation>Pour cette paire, partout</translation>
    </message>
    <message>
        <source>Write this path into the catalogue, for this pair of rooms everywhere</source>
        <translation>Écrire ce chemin dans le catalogue, pour cette paire de salles partout</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Leave the joint as it is (Esc)</source>
        <translation>Laisser la séparation telle quelle (Échap)</translation>
    </message>
    <message>
        <source>Only a pair without candidates, of a catalogue in the project, has a path everywhere</source>
        <translation>Seule une paire sans candidat, d’un catalogue du projet, a un chemin partout</translation>
    </message>
</context>
<context>
    <name>zonewright::PathSuggestionsModel</name>
    <message>
        <source>column %1 row %2</source>
        <comment>a cell of a special path, counted from the joint</comment>
        <translation>colonne %1 rangée %2</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <comment>of a walk</comment>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>no way between the starts</source>
        <translation>aucun passage entre les départs</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the cells of a path, how far it is</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · the path of the pair</source>
        <translation>%1 · le chemin de la paire</translation>
    </message>
</context>
<context>
    <name>zonewright::PieceCommands</name>
    <message>
        <source>Piece lists (*%1)</source>
        <translation>Listes de pièces (*%1)</translation>
    </message>
    <message>
        <source>A list keeps one piece at least.</source>
        <translation>Une liste garde au moins une pièce.</translation>
    </message>
    <message>
        <source>The piece list is a file of its own, which the project does not change: embed it first.</source>
        <translation>La liste de pièces est un fichier à part, que le projet ne modifie pas&#xa0;: incorporez-la d’abord.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Import Piece List</source>
        <translation>Importer une liste de pièces</translation>
    </message>
    <message>
        <source>Export Piece List</source>
        <translation>Exporter la liste de pièces</translation>
    </message>
    <message>
        <source>The piece list is in %1.</source>
        <translation>La liste de pièces est dans %1.</translation>
    </message>
    <message>
        <source>Dug floor</source>
        <translation>Étage creusé</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Donjon</translation>
    </message>
    <message>
        <source>%1 cannot be read now: the pieces are embedded as they were read before.</source>
        <translation>%1 ne peut pas être lu à présent&#xa0;: les pièces sont incorporées telles qu’elles avaient été lues.</translation>
    </message>
    <message>
        <source>%1 had changed: it was read again, and its pieces as they are now are embedded.</source>
        <translation>%1 avait changé&#xa0;: il a été relu, et ses pièces actuelles sont incorporées.</translation>
    </message>
</context>
<context>
    <name>zonewright::PieceEdits</name>
    <message>
        <source>Duplicate piece “%1”</source>
        <translation>Dupliquer la pièce «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n pieces</source>
        <translation>
            <numerusform>Dupliquer %n pièce</numerusform>
            <numerusform>Dupliquer %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Move piece “%1”</source>
        <translation>Déplacer la pièce «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Move %n pieces</source>
        <translation>
            <numerusform>Déplacer %n pièce</numerusform>
            <numerusform>Déplacer %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename piece “%1” to “%2”</source>
        <translation>Renommer la pièce «&#xa0;%1&#xa0;» en «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Change weight of piece “%1”</source>
        <translation>Changer le poids de la pièce «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Change size of piece “%1”</source>
        <translation>Changer la taille de la pièce «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Change sides of piece “%1”</source>
        <translation>Changer les côtés de la pièce «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Change inhabitants of piece “%1”</source>
        <translation>Changer les habitants de la pièce «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Change piece “%1”</source>
        <translation>Changer la pièce «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>corridor</source>
        <comment>a kind of piece</comment>
        <translation>couloir</translation>
    </message>
    <message>
        <source>room</source>
        <comment>a kind of piece</comment>
        <translation>salle</translation>
    </message>
    <message>
        <source>Add piece “%1”</source>
        <translation>Ajouter la pièce «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Draw the first room by weight</source>
        <translation>Tirer la première salle selon les poids</translation>
    </message>
    <message>
        <source>Begin with piece “%1”</source>
        <translation>Commencer par la pièce «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Remove annexe</source>
        <translation>Supprimer l’annexe</translation>
    </message>
    <message>
        <source>Make piece “%1” the annexe</source>
        <translation>Faire de la pièce «&#xa0;%1&#xa0;» l’annexe</translation>
    </message>
    <message>
        <source>Rename piece list “%1”</source>
        <translation>Renommer la liste de pièces «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Delete piece “%1”</source>
        <translation>Supprimer la pièce «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n pieces</source>
        <translation>
            <numerusform>Supprimer %n pièce</numerusform>
            <numerusform>Supprimer %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Make piece “%1” a corridor</source>
        <translation>Faire de la pièce «&#xa0;%1&#xa0;» un couloir</translation>
    </message>
    <message>
        <source>Make piece “%1” a room</source>
        <translation>Faire de la pièce «&#xa0;%1&#xa0;» une salle</translation>
    </message>
</context>
<context>
    <name>zonewright::PieceForm</name>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Kind of the piece</source>
        <translation>Genre de la pièce</translation>
    </message>
    <message>
        <source>Room or corridor</source>
        <translation>Salle ou couloir</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Salle</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>Couloir</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Weight of the piece</source>
        <translation>Poids de la pièce</translation>
    </message>
    <message>
        <source>How often the piece is drawn, beside the weights of the others; 0: only where it is named</source>
        <translation>La fréquence du tirage de la pièce, face aux poids des autres&#xa0;; 0&#xa0;: seulement là où elle est nommée</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Least width in cells</source>
        <translation>Largeur minimale en cases</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Most width in cells</source>
        <translation>Largeur maximale en cases</translation>
    </message>
    <message>
        <source>Most length in cells</source>
        <translation>Longueur maximale en cases</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Least height in cells</source>
        <translation>Hauteur minimale en cases</translation>
    </message>
    <message>
        <source>Most height in cells</source>
        <translation>Hauteur maximale en cases</translation>
    </message>
    <message>
        <source>Sides where pieces may be attached</source>
        <translation>Côtés où des pièces peuvent s’attacher</translation>
    </message>
    <message>
        <source>One cell only</source>
        <translation>Une seule case</translation>
    </message>
    <message>
        <source>A single wall cell for further pieces, on one of the sides</source>
        <translation>Une seule case de mur pour d’autres pièces, sur l’un des côtés</translation>
    </message>
    <message>
        <source>Next room</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>Next room of the sequence</source>
        <translation>Salle suivante de la séquence</translation>
    </message>
    <message>
        <source>The room that is attached at that cell at once: a sequence</source>
        <translation>La salle qui s’attache aussitôt à cette case&#xa0;: une séquence</translation>
    </message>
    <message>
        <source>Inhabitants</source>
        <translation>Habitants</translation>
    </message>
    <message>
        <source>What lives in such a room</source>
        <translation>Ce qui vit dans une telle salle</translation>
    </message>
    <message>
        <source>Add an inhabitant</source>
        <translation>Ajouter un habitant</translation>
    </message>
    <message>
        <source>Delete the selected inhabitants</source>
        <translation>Supprimer les habitants sélectionnés</translation>
    </message>
    <message>
        <source>Delete the selected inhabitants (Del)</source>
        <translation>Supprimer les habitants sélectionnés (Suppr)</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>La liste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the piece list</source>
        <translation>Nom de la liste de pièces</translation>
    </message>
    <message>
        <source>First room</source>
        <translation>Première salle</translation>
    </message>
    <message>
        <source>The room that a floor begins with</source>
        <translation>La salle par laquelle un étage commence</translation>
    </message>
    <message>
        <source>Annexe</source>
        <translation>Annexe</translation>
    </message>
    <message>
        <source>A locked room beside the first one, which holds the stairs down: the list makes lairs</source>
        <translation>Une salle verrouillée à côté de la première, qui contient l’escalier descendant&#xa0;: la liste fait des tanières</translation>
    </message>
    <message>
        <source>not drawn, only where it is named</source>
        <translation>non tirée, seulement là où elle est nommée</translation>
    </message>
    <message>
        <source>never placed</source>
        <translation>jamais placée</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Length in cells</source>
        <translation>Longueur en cases</translation>
    </message>
    <message>
        <source>Drawn by weight</source>
        <translation>Selon les poids</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Attaching sides</source>
        <translation>Attaches</translation>
    </message>
    <message>
        <source>A room of one cell, and the first room of a list, needs at least one side.</source>
        <translation>Une salle d’une seule case, comme la première salle d’une liste, a besoin d’au moins un côté.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the share that a weight has, all weights</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>zonewright::PieceWords</name>
    <message>
        <source>%1–%2</source>
        <comment>a range</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Drawn %1 times in %2 (%3)</source>
        <comment>the second number is at least as high as the first</comment>
        <translation>Tirée %1 fois sur %2 (%3)</translation>
    </message>
    <message>
        <source>Never drawn: its weight is 0</source>
        <translation>Jamais tirée&#xa0;: son poids est 0</translation>
    </message>
    <message>
        <source>Never placed: its weight is 0, and nothing names it</source>
        <translation>Jamais placée&#xa0;: son poids est 0, et rien ne la nomme</translation>
    </message>
    <message>
        <source>Nothing is attached to it</source>
        <translation>Rien ne s’y attache</translation>
    </message>
    <message>
        <source>One wall cell for the next piece, on one of the sides %1</source>
        <translation>Une case de mur pour la pièce suivante, sur l’un des côtés %1</translation>
    </message>
    <message>
        <source>Pieces are attached on all sides</source>
        <translation>Des pièces s’attachent de tous les côtés</translation>
    </message>
    <message>
        <source>Pieces are attached on the sides %1</source>
        <translation>Des pièces s’attachent sur les côtés %1</translation>
    </message>
    <message>
        <source>Inhabitants: %1</source>
        <translation>Habitants&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>corridor</source>
        <translation>couloir</translation>
    </message>
    <message>
        <source>room</source>
        <translation>salle</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <comment>east</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>S</source>
        <comment>south</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <comment>west</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no side</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>first room</source>
        <translation>première salle</translation>
    </message>
    <message>
        <source>annexe</source>
        <translation>annexe</translation>
    </message>
    <message>
        <source>then %1</source>
        <comment>the next room</comment>
        <translation>puis %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: a corridor of %n cell(s)</source>
        <translation>
            <numerusform>%1&#xa0;: un couloir de %n case</numerusform>
            <numerusform>%1&#xa0;: un couloir de %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a room of %2 cells</source>
        <translation>%1&#xa0;: une salle de %2 cases</translation>
    </message>
    <message>
        <source>%1×%2</source>
        <comment>width and height</comment>
        <translation>%1×%2</translation>
    </message>
    <message>
        <source>the first room is drawn by weight now</source>
        <translation>la première salle est désormais tirée selon les poids</translation>
    </message>
    <message>
        <source>there is no annexe any more</source>
        <translation>il n’y a plus d’annexe</translation>
    </message>
    <message>
        <source>nothing lives in “%1” any more</source>
        <translation>rien n’habite plus «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>no “%1” follows “%2” any more</source>
        <comment>rooms of a sequence</comment>
        <translation>«&#xa0;%1&#xa0;» ne suit plus «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::PiecesModel</name>
    <message>
        <source>one of %1</source>
        <comment>sides</comment>
        <translation>un parmi %1</translation>
    </message>
    <message>
        <source>never placed</source>
        <translation>jamais placée</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind and shape</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>never drawn</source>
        <translation>jamais tirée</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tirée</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>The kind of room or corridor</source>
        <translation>Le genre de salle ou de couloir</translation>
    </message>
    <message>
        <source>How often the piece is drawn, beside the weights of the others</source>
        <translation>La fréquence du tirage de la pièce, face aux poids des autres</translation>
    </message>
    <message>
        <source>The probability that a draw gives this piece</source>
        <translation>La probabilité qu’un tirage donne cette pièce</translation>
    </message>
    <message>
        <source>Cells of the floor: width × height of a room, length of a corridor</source>
        <translation>Cases de l’étage&#xa0;: largeur × hauteur d’une salle, longueur d’un couloir</translation>
    </message>
    <message>
        <source>Where further pieces may be attached: north, east, south, west</source>
        <translation>Où d’autres pièces peuvent s’attacher&#xa0;: nord, est, sud, ouest</translation>
    </message>
    <message>
        <source>First room, annexe, and what comes next in a sequence</source>
        <translation>Première salle, annexe, et suite d’une séquence</translation>
    </message>
</context>
<context>
    <name>zonewright::PiecesPanel</name>
    <message>
        <source>Dug floors are made from a list of pieces: rooms and corridors, each drawn as often as its weight says. The project has no such list.</source>
        <translation>Les étages creusés sont faits d’une liste de pièces&#xa0;: des salles et des couloirs, tirés chacun aussi souvent que le dit son poids. Le projet n’a pas encore de liste.</translation>
    </message>
    <message>
        <source>New Piece List</source>
        <translation>Nouvelle liste de pièces</translation>
    </message>
    <message>
        <source>Piece list that is shown</source>
        <translation>Liste de pièces affichée</translation>
    </message>
    <message>
        <source>Commands for the piece list</source>
        <translation>Commandes de la liste de pièces</translation>
    </message>
    <message>
        <source>New, import, export, embed, delete</source>
        <translation>Nouvelle, importer, exporter, incorporer, supprimer</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Floors that the list makes</source>
        <translation>Étages que fait la liste</translation>
    </message>
    <message>
        <source>Move Piece Up</source>
        <translation>Monter la pièce</translation>
    </message>
    <message>
        <source>Move Piece Down</source>
        <translation>Descendre la pièce</translation>
    </message>
    <message>
        <source>In %1, read only</source>
        <translation>Dans %1, lecture seule</translation>
    </message>
    <message>
        <source>The list is a file of its own, which the project does not change.</source>
        <translation>La liste est un fichier à part, que le projet ne modifie pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>begins with %1</source>
        <translation>commence par %1</translation>
    </message>
    <message>
        <source>annexe %1</source>
        <translation>annexe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are selected; the fields are those of “%1”.</source>
        <translation>
            <numerusform>%n pièce est sélectionnée&#xa0;; les champs sont ceux de «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>%n pièces sont sélectionnées&#xa0;; les champs sont ceux de «&#xa0;%1&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move the piece, Delete removes those that are selected.</source>
        <translation>Alt+Haut et Alt+Bas déplacent la pièce, Suppr supprime celles qui sont sélectionnées.</translation>
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
        <translation>Épingler la rangée %1 de la colonne %2</translation>
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
        <translation>Épingler partout la rangée %1 pour les salles %2 et %3</translation>
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
        <translation>Déplacer le donjon «&#xa0;%1&#xa0;» vers la zone %2</translation>
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
    <name>zonewright::ProblemsModel</name>
    <message>
        <source>%1 · %2</source>
        <comment>a place and what is wrong there</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>World and walk</source>
        <translation>Monde et marche</translation>
    </message>
    <message>
        <source>Catalogue %1</source>
        <translation>Catalogue %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a group and how many problems are in it</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>zonewright::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message numerus="yes">
        <source>None of the next %n redraw(s) makes everything reachable. Nothing was changed.</source>
        <translation>
            <numerusform>Le prochain retirage ne rend pas tout accessible. Rien n’a été changé.</numerusform>
            <numerusform>Aucun des %n prochains retirages ne rend tout accessible. Rien n’a été changé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>problems, floors</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n étage</numerusform>
            <numerusform>%n étages</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>Looking for problems…</source>
        <translation>Recherche de problèmes…</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problèmes (%1)</translation>
    </message>
    <message>
        <source>Looking for a redraw in which everything is reachable…</source>
        <translation>Recherche d’un retirage où tout est accessible…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Y aller</translation>
    </message>
    <message>
        <source>%1, of them %2 in %3</source>
        <comment>problems, a number, floors</comment>
        <translation>%1, dont %2 dans %3</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <comment>what a fix is called</comment>
        <translation>Fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>Enter leads to the place, Alt+Enter offers what can be done.</source>
        <translation>Entrée mène à l’endroit, Alt+Entrée propose ce qui peut être fait.</translation>
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
    <name>zonewright::QuickFixes</name>
    <message>
        <source>Pin a special path</source>
        <translation>Épingler un chemin spécial</translation>
    </message>
    <message>
        <source>Drop the invalid pin</source>
        <translation>Ôter l’épingle invalide</translation>
    </message>
    <message>
        <source>Make it a slab</source>
        <translation>En faire une dalle</translation>
    </message>
    <message>
        <source>Dig a way there</source>
        <translation>Creuser un chemin jusque-là</translation>
    </message>
    <message>
        <source>Redraw until it is reachable</source>
        <translation>Retirer jusqu’à ce que ce soit accessible</translation>
    </message>
    <message>
        <source>Put the hero in the rightmost room</source>
        <translation>Mettre le Héros dans la salle la plus à droite</translation>
    </message>
    <message>
        <source>Drop what is set by hand here</source>
        <translation>Ôter ce qui est posé à la main ici</translation>
    </message>
    <message>
        <source>Drop the invalid path</source>
        <translation>Ôter le chemin invalide</translation>
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
        <translation>Ôter de la &amp;liste</translation>
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
        <translation>Ce qui restait d’un projet non enregistré est endommagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>world, of no file</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <comment>world and file</comment>
        <translation>«&#xa0;%1&#xa0;» (%2)</translation>
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
        <translation>Res&amp;taurer</translation>
    </message>
    <message>
        <source>Ask again the next time</source>
        <translation>Redemander la prochaine fois</translation>
    </message>
    <message>
        <source>What is not saved cannot be kept for a crash: %1</source>
        <translation>Ce qui n’est pas enregistré ne peut pas être gardé en cas de plantage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>É&amp;carter</translation>
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
        <translation>Retirer au sort les jonctions de «&#xa0;%1&#xa0;»</translation>
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
        <translation>Retirer au sort les salles de «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::RefusalsModel</name>
    <message>
        <source>Refused because</source>
        <translation>Refusé car</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
</context>
<context>
    <name>zonewright::ReloadLibrary</name>
    <message numerus="yes">
        <source>Reload %n file(s)</source>
        <translation>
            <numerusform>Recharger %n fichier</numerusform>
            <numerusform>Recharger %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Reload catalogue “%1”</source>
        <translation>Recharger le catalogue «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Reload piece list “%1”</source>
        <translation>Recharger la liste de pièces «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::RemoveCatalogue</name>
    <message>
        <source>Delete catalogue “%1”</source>
        <translation>Supprimer le catalogue «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::RemoveDungeon</name>
    <message>
        <source>Remove dungeon “%1”</source>
        <translation>Supprimer le donjon «&#xa0;%1&#xa0;»</translation>
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
        <translation>Supprimer l’étage «&#xa0;%1&#xa0;»</translation>
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
        <source>Delete piece list “%1”</source>
        <translation>Supprimer la liste de pièces «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::RenameDungeon</name>
    <message>
        <source>Rename dungeon to “%1”</source>
        <translation>Renommer le donjon en «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::RenameFloor</name>
    <message>
        <source>Rename floor to “%1”</source>
        <translation>Renommer l’étage en «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::ReorderDungeon</name>
    <message>
        <source>Move dungeon “%1” to place %2</source>
        <translation>Déplacer le donjon «&#xa0;%1&#xa0;» à la place %2</translation>
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
        <translation>Refaire le monde «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::RoomCanvas</name>
    <message>
        <source>Arrow keys move, Space turns a cell into a slab or a brick, S puts the start there.</source>
        <translation>Les flèches déplacent, Espace change une case en dalle ou en brique, S y place le départ.</translation>
    </message>
    <message>
        <source>The room catalogue is a file of its own, which the project does not change.</source>
        <translation>Le catalogue de salles est un fichier à part, que le projet ne modifie pas.</translation>
    </message>
    <message>
        <source>The start of a room stays a slab.</source>
        <translation>Le départ d’une salle reste une dalle.</translation>
    </message>
</context>
<context>
    <name>zonewright::RoomCommands</name>
    <message>
        <source>Room catalogues (*%1)</source>
        <translation>Catalogues de salles (*%1)</translation>
    </message>
    <message>
        <source>New catalogue</source>
        <translation>Nouveau catalogue</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Salle %1</translation>
    </message>
    <message>
        <source>Import Catalogue</source>
        <translation>Importer un catalogue</translation>
    </message>
    <message>
        <source>Export Catalogue</source>
        <translation>Exporter le catalogue</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 a été écrit.</translation>
    </message>
    <message>
        <source>The room catalogue is a file of its own, which the project does not change: embed it first.</source>
        <translation>Le catalogue de salles est un fichier à part, que le projet ne modifie pas&#xa0;: incorporez-le d’abord.</translation>
    </message>
    <message>
        <source>Only a room that is as wide as the catalogue has rows can be rotated.</source>
        <translation>Seule une salle aussi large que le catalogue a de rangées peut être tournée.</translation>
    </message>
    <message>
        <source>A catalogue keeps at least one room.</source>
        <translation>Un catalogue garde au moins une salle.</translation>
    </message>
    <message>
        <source>The project holds the rooms of this catalogue already.</source>
        <translation>Le projet contient déjà les salles de ce catalogue.</translation>
    </message>
    <message>
        <source>Floors are made from this catalogue.</source>
        <translation>Des étages sont faits de ce catalogue.</translation>
    </message>
    <message>
        <source>%1 cannot be read now: the rooms are embedded as they were read before.</source>
        <translation>%1 ne peut pas être lu à présent&#xa0;: les salles sont incorporées telles qu’elles avaient été lues.</translation>
    </message>
    <message>
        <source>%1 had changed: it was read again, and its rooms as they are now are embedded.</source>
        <translation>%1 avait changé&#xa0;: il a été relu, et ses salles actuelles sont incorporées.</translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s) name rooms that are gone: nothing is built of them.</source>
        <translation>
            <numerusform>%n étage nomme des salles qui n’existent plus&#xa0;: rien n’en est construit.</numerusform>
            <numerusform>%n étages nomment des salles qui n’existent plus&#xa0;: rien n’en est construit.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” names rooms that are gone: nothing is built of it.</source>
        <comment>a floor</comment>
        <translation>«&#xa0;%1&#xa0;» nomme des salles qui n’existent plus&#xa0;: rien n’en est construit.</translation>
    </message>
    <message>
        <source>“%1” names room %2, which is gone: nothing is built of it.</source>
        <comment>a floor</comment>
        <translation>«&#xa0;%1&#xa0;» nomme la salle %2, qui n’existe plus&#xa0;: rien n’en est construit.</translation>
    </message>
</context>
<context>
    <name>zonewright::RoomEdits</name>
    <message>
        <source>Room %1</source>
        <translation>Salle %1</translation>
    </message>
    <message>
        <source>Add room “%1”</source>
        <translation>Ajouter la salle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n room(s)</source>
        <translation>
            <numerusform>Dupliquer %n salle</numerusform>
            <numerusform>Dupliquer %n salles</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate room “%1”</source>
        <translation>Dupliquer la salle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n room(s)</source>
        <translation>
            <numerusform>Supprimer %n salle</numerusform>
            <numerusform>Supprimer %n salles</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete room “%1”</source>
        <translation>Supprimer la salle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Mirror %n room(s)</source>
        <translation>
            <numerusform>Inverser est et ouest de %n salle</numerusform>
            <numerusform>Inverser est et ouest de %n salles</numerusform>
        </translation>
    </message>
    <message>
        <source>Mirror room “%1”</source>
        <translation>Inverser est et ouest de la salle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Flip %n room(s)</source>
        <translation>
            <numerusform>Inverser nord et sud de %n salle</numerusform>
            <numerusform>Inverser nord et sud de %n salles</numerusform>
        </translation>
    </message>
    <message>
        <source>Flip room “%1”</source>
        <translation>Inverser nord et sud de la salle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n room(s)</source>
        <translation>
            <numerusform>Tourner %n salle</numerusform>
            <numerusform>Tourner %n salles</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate room “%1”</source>
        <translation>Tourner la salle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Resize %n room(s)</source>
        <translation>
            <numerusform>Redimensionner %n salle</numerusform>
            <numerusform>Redimensionner %n salles</numerusform>
        </translation>
    </message>
    <message>
        <source>Resize room “%1”</source>
        <translation>Redimensionner la salle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Change codes of %n room(s)</source>
        <translation>
            <numerusform>Changer le code de %n salle</numerusform>
            <numerusform>Changer les codes de %n salles</numerusform>
        </translation>
    </message>
    <message>
        <source>Change code of room “%1” to %2</source>
        <translation>Changer le code de la salle «&#xa0;%1&#xa0;» en %2</translation>
    </message>
    <message numerus="yes">
        <source>Give catalogue “%1” %n row(s)</source>
        <translation>
            <numerusform>Donner %n rangée au catalogue «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>Donner %n rangées au catalogue «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Move start of room “%1” to %2</source>
        <translation>Déplacer le départ de la salle «&#xa0;%1&#xa0;» en %2</translation>
    </message>
    <message>
        <source>Rename room to “%1”</source>
        <translation>Renommer la salle en «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Rename catalogue to “%1”</source>
        <translation>Renommer le catalogue en «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>zonewright::RoomSequence</name>
    <message>
        <source>Type the codes of rooms from left to right.</source>
        <translation>Saisissez les codes des salles de gauche à droite.</translation>
    </message>
    <message>
        <source>“%1” is no code of a room.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un code de salle.</translation>
    </message>
    <message>
        <source>No room of the catalogue has the code %1.</source>
        <translation>Aucune salle du catalogue n’a le code %1.</translation>
    </message>
    <message>
        <source>A floor has %1 rooms at the most.</source>
        <translation>Un étage a au plus %1 salles.</translation>
    </message>
    <message>
        <source>no room of the catalogue</source>
        <translation>aucune salle du catalogue</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::RoomWords</name>
    <message>
        <source>%1 × %2</source>
        <comment>columns and rows of a room</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Room %1, %2: %3 cells, starts at %4</source>
        <translation>Salle %1, %2&#xa0;: %3 cases, départ en %4</translation>
    </message>
    <message>
        <source>Room %1 · column %2, row %3: %4</source>
        <comment>code of a room, cell, what the cell is</comment>
        <translation>Salle %1 · colonne %2, rangée %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>slab</source>
        <translation>dalle</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>brique</translation>
    </message>
    <message>
        <source>slab, start of the hero</source>
        <translation>dalle, départ du Héros</translation>
    </message>
</context>
<context>
    <name>zonewright::RoomsPanel</name>
    <message>
        <source>No room catalogue yet. Floors of rooms in a row are made from one.</source>
        <translation>Pas encore de catalogue de salles. Les étages de salles en ligne en sont faits.</translation>
    </message>
    <message>
        <source>New Catalogue</source>
        <translation>Nouveau catalogue</translation>
    </message>
    <message>
        <source>Import Catalogue…</source>
        <translation>Importer un catalogue…</translation>
    </message>
    <message>
        <source>Room catalogue</source>
        <translation>Catalogue de salles</translation>
    </message>
    <message>
        <source>The catalogue whose rooms are shown</source>
        <translation>Le catalogue dont les salles sont montrées</translation>
    </message>
    <message>
        <source>Name of the catalogue</source>
        <translation>Nom du catalogue</translation>
    </message>
    <message>
        <source>Commands of the catalogue</source>
        <translation>Commandes du catalogue</translation>
    </message>
    <message>
        <source>Make, import, export, rename and delete catalogues</source>
        <translation>Créer, importer, exporter, renommer et supprimer des catalogues</translation>
    </message>
    <message>
        <source>Embed</source>
        <translation>Incorporer</translation>
    </message>
    <message>
        <source>Rooms of the catalogue</source>
        <translation>Salles du catalogue</translation>
    </message>
    <message>
        <source>Cells of the room</source>
        <translation>Cases de la salle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the room</source>
        <translation>Nom de la salle</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Code of the room</source>
        <translation>Code de la salle</translation>
    </message>
    <message>
        <source>Floors name rooms by their codes, and follow a change</source>
        <translation>Les étages nomment les salles par leurs codes, et suivent un changement</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Width of the room in cells</source>
        <translation>Largeur de la salle en cases</translation>
    </message>
    <message>
        <source>Columns of the selected rooms: they come and go in the east</source>
        <translation>Colonnes des salles sélectionnées&#xa0;: elles viennent et s’en vont à l’est</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Column of the start of the room</source>
        <translation>Colonne du départ de la salle</translation>
    </message>
    <message>
        <source>Where a hero starts in the room: column</source>
        <translation>Où un Héros commence dans la salle&#xa0;: colonne</translation>
    </message>
    <message>
        <source>Row of the start of the room</source>
        <translation>Rangée du départ de la salle</translation>
    </message>
    <message>
        <source>Where a hero starts in the room: row</source>
        <translation>Où un Héros commence dans la salle&#xa0;: rangée</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Rows of all rooms of the catalogue</source>
        <translation>Rangées de toutes les salles du catalogue</translation>
    </message>
    <message>
        <source>Rows of all rooms of the catalogue: they come and go in the south</source>
        <translation>Rangées de toutes les salles du catalogue&#xa0;: elles viennent et s’en vont au sud</translation>
    </message>
    <message>
        <source>Set &amp;Start Here</source>
        <translation>Placer le départ &amp;ici</translation>
    </message>
    <message>
        <source>Another room has that code.</source>
        <translation>Une autre salle a ce code.</translation>
    </message>
    <message>
        <source>These rooms stand in the file %1, which the project does not change. Embed them to paint them.</source>
        <translation>Ces salles sont dans le fichier %1, que le projet ne modifie pas. Incorporez-les pour les peindre.</translation>
    </message>
    <message numerus="yes">
        <source>%n special path(s)</source>
        <translation>
            <numerusform>%n chemin spécial</numerusform>
            <numerusform>%n chemins spéciaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pin(s)</source>
        <translation>
            <numerusform>%n épingle</numerusform>
            <numerusform>%n épingles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two counts</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Left with the cells that went: %1.</source>
        <comment>special paths and pins</comment>
        <translation>Partis avec les cases retirées&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) selected · fields of room %1</source>
        <translation>
            <numerusform>%n salle sélectionnée · champs de la salle %1</numerusform>
            <numerusform>%n salles sélectionnées · champs de la salle %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter leads to the cells of the room, F2 to its name, Delete removes it.</source>
        <translation>Entrée mène aux cases de la salle, F2 à son nom, Suppr la supprime.</translation>
    </message>
</context>
<context>
    <name>zonewright::RunUntil</name>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>17,13</source>
        <translation>17,13</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Run until</source>
        <translation>Dérouler jusqu’à</translation>
    </message>
    <message>
        <source>Stop whenever</source>
        <translation>S’arrêter à chaque fois</translation>
    </message>
    <message>
        <source>New breakpoint</source>
        <translation>Nouveau point d’arrêt</translation>
    </message>
    <message>
        <source>Type a zone, 17,13 for example.</source>
        <translation>Tapez une zone, par exemple 17,13.</translation>
    </message>
    <message>
        <source>“%1” is no zone. Type it as 17,13.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une zone. Tapez-la comme 17,13.</translation>
    </message>
    <message>
        <source>Run, or add the breakpoint</source>
        <translation>Dérouler, ou ajouter le point d’arrêt</translation>
    </message>
    <message>
        <source>Anything in zone</source>
        <translation>Ce qui touche la zone</translation>
    </message>
    <message>
        <source>A zone is computed</source>
        <translation>Le calcul d’une zone</translation>
    </message>
    <message>
        <source>The window shifts</source>
        <translation>Un décalage de la fenêtre</translation>
    </message>
    <message>
        <source>A creature is spawned</source>
        <translation>L’apparition d’une créature</translation>
    </message>
    <message>
        <source>Somebody finds a path</source>
        <translation>La recherche d’un chemin</translation>
    </message>
    <message>
        <source>An announcement</source>
        <translation>Une annonce</translation>
    </message>
    <message>
        <source>A hazard</source>
        <translation>Un danger</translation>
    </message>
    <message>
        <source>A creature is lost</source>
        <translation>La perte d’une créature</translation>
    </message>
    <message>
        <source>A known zone is evicted</source>
        <translation>L’oubli d’une zone connue</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Dérouler</translation>
    </message>
    <message>
        <source>Add Breakpoint</source>
        <translation>Ajouter le point d’arrêt</translation>
    </message>
</context>
<context>
    <name>zonewright::SafetyPanel</name>
    <message>
        <source>Prove Safety</source>
        <translation>Prouver la sûreté</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel the proof</source>
        <translation>Annuler la preuve</translation>
    </message>
    <message>
        <source>Progress of the proof</source>
        <translation>Avancement de la preuve</translation>
    </message>
    <message>
        <source>Zone size</source>
        <translation>Taille de zone</translation>
    </message>
    <message>
        <source>Size of a zone in the proof, as an exponent of two</source>
        <translation>Taille d’une zone dans la preuve, en exposant de deux</translation>
    </message>
    <message>
        <source>View radius</source>
        <translation>Rayon de vue</translation>
    </message>
    <message>
        <source>View radius in the proof, in cells</source>
        <translation>Rayon de vue dans la preuve, en cases</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Queue mode in the proof</source>
        <translation>Mode de la file dans la preuve</translation>
    </message>
    <message>
        <source>Requests a turn</source>
        <translation>Requêtes par tour</translation>
    </message>
    <message>
        <source>Requests a turn in the proof</source>
        <translation>Requêtes par tour dans la preuve</translation>
    </message>
    <message>
        <source>States at most</source>
        <translation>États au plus</translation>
    </message>
    <message>
        <source>States that the proof looks at, at most</source>
        <translation>États que la preuve examine, au plus</translation>
    </message>
    <message>
        <source>The search of fifo, whose queue has no bound, ends there</source>
        <translation>La recherche de fifo, dont la file n’a pas de borne, s’arrête là</translation>
    </message>
    <message>
        <source>Find Largest View</source>
        <translation>Trouver la plus grande vue</translation>
    </message>
    <message>
        <source>From Project</source>
        <translation>Du projet</translation>
    </message>
    <message>
        <source>Ask about the project&apos;s own settings</source>
        <translation>Poser la question avec les réglages du projet</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Moves of the counterexample</source>
        <translation>Pas du contre-exemple</translation>
    </message>
    <message>
        <source>Copy the moves, as the command line takes them</source>
        <translation>Copier les pas, comme la ligne de commande les accepte</translation>
    </message>
    <message>
        <source>Copy the moves</source>
        <translation>Copier les pas</translation>
    </message>
    <message>
        <source>Play the Counterexample</source>
        <translation>Jouer le contre-exemple</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cases</translation>
    </message>
    <message>
        <source>The queue of fifo has no bound: no view is ever proved safe</source>
        <translation>La file de fifo n’a pas de borne&#xa0;: aucune vue n’est jamais prouvée sûre</translation>
    </message>
    <message>
        <source>Find the largest view radius that is safe</source>
        <translation>Trouver le plus grand rayon de vue sûr</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>Pas encore prouvé</translation>
    </message>
    <message>
        <source>The proof looks at every walk that there can be, in a world larger than any of them. It finds that none comes to a zone before its turn, or the shortest one that does.</source>
        <translation>La preuve examine toutes les marches possibles, dans un monde plus grand qu’elles. Elle établit qu’aucune n’arrive à une zone avant son tour, ou trouve la plus courte qui le fait.</translation>
    </message>
    <message>
        <source>Out of date. %1</source>
        <translation>Périmé. %1</translation>
    </message>
    <message>
        <source>From cell %1 of a zone; %2.</source>
        <translation>Depuis la case %1 d’une zone&#xa0;; %2.</translation>
    </message>
    <message>
        <source>Walk it from the project&apos;s start zone</source>
        <translation>La parcourir depuis la zone de départ du projet</translation>
    </message>
    <message>
        <source>The world has too few zones to show it</source>
        <translation>Le monde a trop peu de zones pour le montrer</translation>
    </message>
    <message>
        <source>Zones of the world have another size</source>
        <translation>Les zones du monde ont une autre taille</translation>
    </message>
</context>
<context>
    <name>zonewright::SafetyWords</name>
    <message>
        <source>zones of %1 cells</source>
        <translation>zones de %1 cases</translation>
    </message>
    <message>
        <source>view radius %1</source>
        <translation>rayon de vue %1</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) a turn</source>
        <translation>
            <numerusform>%n requête par tour</numerusform>
            <numerusform>%n requêtes par tour</numerusform>
        </translation>
    </message>
    <message>
        <source>Safe: no walk outruns the generator</source>
        <translation>Sûr&#xa0;: aucune marche ne devance le générateur</translation>
    </message>
    <message>
        <source>Not safe: a hazard is there on arrival</source>
        <translation>Pas sûr&#xa0;: un danger est là dès l’arrivée</translation>
    </message>
    <message numerus="yes">
        <source>Not safe: a walk of %n move(s) reaches a hazard</source>
        <translation>
            <numerusform>Pas sûr&#xa0;: une marche de %n pas atteint un danger</numerusform>
            <numerusform>Pas sûr&#xa0;: une marche de %n pas atteint un danger</numerusform>
        </translation>
    </message>
    <message>
        <source>Undecided within %1 states</source>
        <translation>Indécis en %1 états</translation>
    </message>
    <message>
        <source>%1 states looked at in %2 s</source>
        <translation>%1 états examinés en %2&#xa0;s</translation>
    </message>
    <message>
        <source>No view radius is safe, not even 0.</source>
        <translation>Aucun rayon de vue n’est sûr, pas même 0.</translation>
    </message>
    <message>
        <source>%1 is the largest safe view radius.</source>
        <translation>%1 est le plus grand rayon de vue sûr.</translation>
    </message>
    <message>
        <source>Zones had %1 cells a side; now they have %2.</source>
        <translation>Les zones avaient %1 cases de côté&#xa0;; elles en ont maintenant %2.</translation>
    </message>
    <message>
        <source>The view radius was %1; now it is %2.</source>
        <translation>Le rayon de vue était de %1&#xa0;; il est maintenant de %2.</translation>
    </message>
    <message>
        <source>The queue was %1; now it is %2.</source>
        <translation>La file était %1&#xa0;; elle est maintenant %2.</translation>
    </message>
    <message>
        <source>There was: %1; now: %2.</source>
        <translation>Il y avait&#xa0;: %1&#xa0;; maintenant&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The project has: %1.</source>
        <translation>Le projet a&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The project remembers known zones: they are computed when they are needed, and no walk outruns them. What is asked here is about the window.</source>
        <translation>Le projet mémorise des zones connues&#xa0;: elles sont calculées quand il les faut, et aucune marche ne les devance. La question posée ici porte sur la fenêtre.</translation>
    </message>
    <message>
        <source>The project has a cost budget, which the proof does not cover: it counts requests a turn.</source>
        <translation>Le projet a un budget de coût, que la preuve ne couvre pas&#xa0;: elle compte les requêtes par tour.</translation>
    </message>
    <message>
        <source>turn %1: a zone in sight is not computed</source>
        <translation>tour %1&#xa0;: une zone en vue n’est pas calculée</translation>
    </message>
    <message>
        <source>turn %1: a zone in sight is computed, but not shifted in</source>
        <translation>tour %1&#xa0;: une zone en vue est calculée, mais la fenêtre n’a pas glissé jusqu’à elle</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 états</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 states looked at in less than %2 s</source>
        <translation>%1 états examinés en moins de %2&#xa0;s</translation>
    </message>
</context>
<context>
    <name>zonewright::SampleFloorPopup</name>
    <message>
        <source>Sample floor %1</source>
        <translation>Étage d’exemple %1</translation>
    </message>
    <message>
        <source>80 × 50 cells, 40 pieces wanted</source>
        <translation>80 × 50 cases, 40 pièces voulues</translation>
    </message>
    <message>
        <source>New Dug Floor from This</source>
        <translation>Nouvel étage creusé d’après celui-ci</translation>
    </message>
    <message>
        <source>Add this floor to the dungeon that is looked at</source>
        <translation>Ajouter cet étage au donjon affiché</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a problem, how many there are</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>zonewright::SampleFloors</name>
    <message>
        <source>Sample floor %1</source>
        <translation>Étage d’exemple %1</translation>
    </message>
    <message>
        <source>A floor that the list makes: click to enlarge it</source>
        <translation>Un étage que fait la liste&#xa0;: cliquez pour l’agrandir</translation>
    </message>
</context>
<context>
    <name>zonewright::Samples</name>
    <message>
        <source>The tour: a crypt, a mine, a lair, and a walk with events</source>
        <translation>La visite&#xa0;: une crypte, une mine, une tanière, et une marche avec des évènements</translation>
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
    <name>zonewright::SchemeWords</name>
    <message>
        <source>fifo</source>
        <translation>fifo</translation>
    </message>
    <message>
        <source>coalesce</source>
        <translation>coalesce</translation>
    </message>
    <message>
        <source>retain</source>
        <translation>retain</translation>
    </message>
    <message>
        <source>New requests line up behind those that wait.</source>
        <translation>Les nouvelles requêtes se rangent derrière celles qui attendent.</translation>
    </message>
    <message>
        <source>The queue is made anew at each crossing; zones computed for another target are dropped.</source>
        <translation>La file est refaite à chaque passage&#xa0;; les zones calculées pour un autre but sont abandonnées.</translation>
    </message>
    <message>
        <source>The queue is made anew at each crossing; zones within two of the player&apos;s stay at hand.</source>
        <translation>La file est refaite à chaque passage&#xa0;; les zones à deux au plus de celle du joueur restent à portée.</translation>
    </message>
    <message>
        <source>Window, %1</source>
        <translation>Fenêtre, %1</translation>
    </message>
    <message>
        <source>Known zones, arrival</source>
        <translation>Zones connues, arrivée</translation>
    </message>
    <message>
        <source>Known zones, recent</source>
        <translation>Zones connues, récence</translation>
    </message>
    <message>
        <source>Nine zones around the player. %1</source>
        <translation>Neuf zones autour du joueur. %1</translation>
    </message>
    <message>
        <source>A list of zones, computed when a cell is needed; the one that came first is forgotten first.</source>
        <translation>Une liste de zones, calculées quand il faut une case&#xa0;; la première arrivée est oubliée la première.</translation>
    </message>
    <message>
        <source>A list of zones, computed when a cell is needed; the one not seen for longest is forgotten first.</source>
        <translation>Une liste de zones, calculées quand il faut une case&#xa0;; celle qui est hors de vue depuis le plus longtemps est oubliée la première.</translation>
    </message>
</context>
<context>
    <name>zonewright::Screenshot</name>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1&#xa0;: écriture impossible&#xa0;: %2</translation>
    </message>
    <message>
        <source>the window is not painted in a minute</source>
        <translation>la fenêtre n’est toujours pas dessinée après une minute</translation>
    </message>
</context>
<context>
    <name>zonewright::ScrubBar</name>
    <message>
        <source>Steps of the floor</source>
        <translation>Étapes de l’étage</translation>
    </message>
    <message>
        <source>The steps that made the floor; a short line below marks what was refused, a long one where something else begins</source>
        <translation>Les étapes qui ont fait l’étage&#xa0;; un trait court marque un refus, un long le début d’autre chose</translation>
    </message>
    <message>
        <source>The step that the floor is shown after</source>
        <translation>L’étape après laquelle l’étage est montré</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>Étapes par seconde</translation>
    </message>
    <message>
        <source>How many steps a second are played</source>
        <translation>Combien d’étapes sont jouées par seconde</translation>
    </message>
    <message>
        <source>/s</source>
        <comment>steps a second</comment>
        <translation>/s</translation>
    </message>
    <message>
        <source>Leave the steps</source>
        <translation>Quitter les étapes</translation>
    </message>
    <message>
        <source>Show the floor as it is again (Esc)</source>
        <translation>Montrer de nouveau l’étage tel qu’il est (Échap)</translation>
    </message>
    <message>
        <source>The steps are being made…</source>
        <translation>Les étapes sont en préparation…</translation>
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
    <message>
        <source>Computing</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>T&amp;hreads that compute zones ahead of their turn</source>
        <translation>Fi&amp;ls qui calculent les zones avant leur tour</translation>
    </message>
    <message>
        <source>Threads that compute zones ahead of their turn</source>
        <translation>Fils qui calculent les zones avant leur tour</translation>
    </message>
    <message>
        <source>They change the time that a walk takes, and nothing that happens in it.</source>
        <translation>Ils changent le temps que prend une marche, et rien de ce qui s’y passe.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Of the windows, the menus and the numbers; at once.</source>
        <translation>Des fenêtres, des menus et des nombres&#xa0;; aussitôt.</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Récupération</translation>
    </message>
    <message>
        <source>Keep wha&amp;t is not saved, every</source>
        <translation>Conser&amp;ver ce qui n’est pas enregistré toutes les</translation>
    </message>
    <message>
        <source>Minutes between recovery files</source>
        <translation>Minutes entre deux fichiers de récupération</translation>
    </message>
    <message>
        <source>After a crash the editor offers that file. Your own file is never written by itself.</source>
        <translation>Après un plantage, l’éditeur propose ce fichier. Votre propre fichier n’est jamais écrit sans vous.</translation>
    </message>
    <message>
        <source> min</source>
        <translation>&#xa0;min</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>&amp;Files that are remembered</source>
        <translation>Fichiers &amp;retenus</translation>
    </message>
    <message>
        <source>Files that are remembered</source>
        <translation>Fichiers retenus</translation>
    </message>
    <message>
        <source>On the welcome page and in the menu of files.</source>
        <translation>Sur la page d’accueil et dans le menu des fichiers.</translation>
    </message>
    <message>
        <source>Forget Th&amp;em</source>
        <translation>Les &amp;oublier</translation>
    </message>
    <message>
        <source>Empties the list. The files themselves stay.</source>
        <translation>Vide la liste. Les fichiers eux-mêmes restent.</translation>
    </message>
    <message>
        <source>What became of the list</source>
        <translation>Ce qu’est devenue la liste</translation>
    </message>
    <message>
        <source>Colours of marks</source>
        <translation>Couleurs des marques</translation>
    </message>
    <message>
        <source>Sta&amp;ndard</source>
        <translation>Stan&amp;dard</translation>
    </message>
    <message>
        <source>For colour bl&amp;indness</source>
        <translation>Pour le da&amp;ltonisme</translation>
    </message>
    <message>
        <source>Known zones, joints, steps and the rest keep their patterns, letters and signs with both. Exported files always have the standard colours.</source>
        <translation>Zones connues, jonctions, étapes et le reste gardent leurs motifs, leurs lettres et leurs signes dans les deux cas. Les fichiers exportés ont toujours les couleurs standard.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Red&amp;uce motion</source>
        <translation>Réd&amp;uire les mouvements</translation>
    </message>
    <message>
        <source>Menus, tips and docks come and go at once. Without it the editor does as the desktop asks. A walk that runs is shown turn by turn all the same.</source>
        <translation>Menus, bulles et panneaux apparaissent et disparaissent d’un coup. Sinon, l’éditeur fait ce que demande le bureau. Une marche qui se déroule se montre tour par tour de toute façon.</translation>
    </message>
    <message>
        <source>&amp;Bring Them Back</source>
        <translation>Les re&amp;mettre</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) forgotten</source>
        <translation>
            <numerusform>%Ln fichier oublié</numerusform>
            <numerusform>%Ln fichiers oubliés</numerusform>
        </translation>
    </message>
    <message>
        <source>None is remembered.</source>
        <translation>Aucun n’est retenu.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) remembered</source>
        <translation>
            <numerusform>%Ln fichier retenu</numerusform>
            <numerusform>%Ln fichiers retenus</numerusform>
        </translation>
    </message>
    <message>
        <source>The chosen page stands beside the list.</source>
        <translation>La page choisie est à côté de la liste.</translation>
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
        <translation>%1 est déjà «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 cannot be told from %2, which is “%3” already.</source>
        <comment>two keys and a command</comment>
        <translation>%1 ne se distingue pas de %2, qui est déjà «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”: give that command another one first.</source>
        <comment>key and command</comment>
        <translation>%1 est la touche de «&#xa0;%2&#xa0;»&#xa0;: donnez-en d’abord une autre à cette commande.</translation>
    </message>
    <message>
        <source>%1 walks the player, since the vi keys are on.</source>
        <comment>key</comment>
        <translation>%1 fait marcher le joueur, car les touches de vi sont activées.</translation>
    </message>
</context>
<context>
    <name>zonewright::SidesEdit</name>
    <message>
        <source>North side</source>
        <translation>Côté nord</translation>
    </message>
    <message>
        <source>East side</source>
        <translation>Côté est</translation>
    </message>
    <message>
        <source>South side</source>
        <translation>Côté sud</translation>
    </message>
    <message>
        <source>West side</source>
        <translation>Côté ouest</translation>
    </message>
    <message>
        <source>%1: pieces may be attached there</source>
        <translation>%1&#xa0;: des pièces peuvent s’y attacher</translation>
    </message>
</context>
<context>
    <name>zonewright::SimulationControl</name>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Dérouler</translation>
    </message>
    <message>
        <source>Stopped before: %1</source>
        <translation>Arrêt avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stopped: the walk ends here</source>
        <translation>Arrêt&#xa0;: la marche finit ici</translation>
    </message>
    <message>
        <source>Stopped: nothing waits any more</source>
        <translation>Arrêt&#xa0;: plus rien n’attend</translation>
    </message>
    <message>
        <source>Stopped: no walk goes further</source>
        <translation>Arrêt&#xa0;: aucune marche ne va plus loin</translation>
    </message>
    <message>
        <source>Select a zone or an event for the breakpoint first</source>
        <translation>Sélectionnez d’abord une zone ou un évènement pour le point d’arrêt</translation>
    </message>
    <message>
        <source>Safe at view %1: proved</source>
        <translation>Sûr à la vue %1&#xa0;: prouvé</translation>
    </message>
    <message>
        <source>Not safe at view %1</source>
        <translation>Pas sûr à la vue %1</translation>
    </message>
    <message>
        <source>Safety at view %1: undecided</source>
        <translation>Sûreté à la vue %1&#xa0;: indécise</translation>
    </message>
    <message>
        <source>Stopped. %1</source>
        <comment>with a breakpoint in words</comment>
        <translation>Arrêt. %1</translation>
    </message>
</context>
<context>
    <name>zonewright::SimulationSettings</name>
    <message>
        <source>Simulation Settings</source>
        <translation>Réglages de la simulation</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Mémoire</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Window of 3 × 3 zones</source>
        <translation>Fenêtre de 3 × 3 zones</translation>
    </message>
    <message>
        <source>Known zones, by arrival</source>
        <translation>Zones connues, par arrivée</translation>
    </message>
    <message>
        <source>Known zones, by last use</source>
        <translation>Zones connues, par dernier usage</translation>
    </message>
    <message>
        <source>Cap&amp;acity</source>
        <translation>&amp;Capacité</translation>
    </message>
    <message>
        <source>Capacity of the known zones</source>
        <translation>Capacité des zones connues</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>Queue mode</source>
        <translation>Mode de la file</translation>
    </message>
    <message>
        <source>fifo: one after the other</source>
        <translation>fifo&#xa0;: l’une après l’autre</translation>
    </message>
    <message>
        <source>coalesce: made anew at each crossing</source>
        <translation>coalesce&#xa0;: refaite à chaque passage</translation>
    </message>
    <message>
        <source>retain: made anew, and zones near by stay</source>
        <translation>retain&#xa0;: refaite, et les zones proches restent</translation>
    </message>
    <message>
        <source>&amp;Requests a turn</source>
        <translation>&amp;Requêtes par tour</translation>
    </message>
    <message>
        <source>Requests a turn</source>
        <translation>Requêtes par tour</translation>
    </message>
    <message>
        <source>Cost &amp;budget a turn</source>
        <translation>&amp;Budget de coût par tour</translation>
    </message>
    <message>
        <source>Cost budget a turn</source>
        <translation>Budget de coût par tour</translation>
    </message>
    <message>
        <source>&amp;View radius</source>
        <translation>Rayon de &amp;vue</translation>
    </message>
    <message>
        <source>View radius, in cells</source>
        <translation>Rayon de vue, en cases</translation>
    </message>
    <message>
        <source>&amp;Speed of a run</source>
        <translation>Vite&amp;sse du déroulement</translation>
    </message>
    <message>
        <source>Speed of a run, in turns a second</source>
        <translation>Vitesse du déroulement, en tours par seconde</translation>
    </message>
    <message>
        <source>Every change holds at once and can be undone; the walk is run again up to where it is. The speed belongs to the editor, the rest to the project.</source>
        <translation>Chaque changement vaut aussitôt et peut être annulé&#xa0;; la marche est refaite jusqu’au point où elle en est. La vitesse appartient à l’éditeur, le reste au projet.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Ferm&amp;er</translation>
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
        <translation>tour %1&#xa0;: apparition</translation>
    </message>
    <message>
        <source>turn %1: find a path</source>
        <translation>tour %1&#xa0;: recherche de chemin</translation>
    </message>
    <message>
        <source>turn %1: announce</source>
        <translation>tour %1&#xa0;: annonce</translation>
    </message>
    <message>
        <source>not in memory</source>
        <translation>pas en mémoire</translation>
    </message>
    <message>
        <source>hazard: in sight and missing</source>
        <translation>danger&#xa0;: en vue et absente</translation>
    </message>
    <message>
        <source>hazard: in sight and late</source>
        <translation>danger&#xa0;: en vue et en retard</translation>
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
    <message>
        <source>spawn in zone %1</source>
        <translation>apparition dans la zone %1</translation>
    </message>
    <message>
        <source>find a path to zone %1</source>
        <translation>chercher un chemin vers la zone %1</translation>
    </message>
    <message>
        <source>announce in zone %1</source>
        <translation>annonce dans la zone %1</translation>
    </message>
</context>
<context>
    <name>zonewright::StatusLine</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
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
        <translation>À venir&#xa0;: %1 au tour %2</translation>
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
        <translation>Cette marche est un brouillon&#xa0;: elle disparaît à la fermeture du projet, à moins que «&#xa0;Garder la marche&#xa0;» ne la range dans le projet.</translation>
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
    <message>
        <source>In turn %1 of %2</source>
        <translation>Pendant le tour %1 sur %2</translation>
    </message>
    <message>
        <source>Proof of safety</source>
        <translation>Preuve de sûreté</translation>
    </message>
    <message>
        <source>%1 (out of date)</source>
        <comment>what was proved</comment>
        <translation>%1 (périmé)</translation>
    </message>
</context>
<context>
    <name>zonewright::StepCommands</name>
    <message>
        <source>Pin the path or cancel it first.</source>
        <translation>Épinglez d’abord le chemin ou abandonnez-le.</translation>
    </message>
    <message>
        <source>The first refusal: there is none after the last.</source>
        <translation>Le premier refus&#xa0;: il n’y en a pas après le dernier.</translation>
    </message>
    <message>
        <source>&amp;Pause Steps</source>
        <translation>&amp;Mettre les étapes en pause</translation>
    </message>
    <message>
        <source>&amp;Play Steps</source>
        <translation>&amp;Jouer les étapes</translation>
    </message>
</context>
<context>
    <name>zonewright::StepWords</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Room chosen</source>
        <translation>Salle choisie</translation>
    </message>
    <message>
        <source>Candidates found</source>
        <translation>Candidats trouvés</translation>
    </message>
    <message>
        <source>Pin refused</source>
        <translation>Épingle refusée</translation>
    </message>
    <message>
        <source>Junction drawn</source>
        <translation>Jonction tirée</translation>
    </message>
    <message>
        <source>Junction pinned</source>
        <translation>Jonction épinglée</translation>
    </message>
    <message>
        <source>Special path opened</source>
        <translation>Chemin spécial ouvert</translation>
    </message>
    <message>
        <source>Joint blocked</source>
        <translation>Séparation bloquée</translation>
    </message>
    <message>
        <source>Hero refused</source>
        <translation>Héros refusé</translation>
    </message>
    <message>
        <source>Hero placed</source>
        <translation>Héros placé</translation>
    </message>
    <message>
        <source>Started over</source>
        <translation>Recommencé</translation>
    </message>
    <message>
        <source>Piece chosen</source>
        <translation>Pièce choisie</translation>
    </message>
    <message>
        <source>Wall tried</source>
        <translation>Mur essayé</translation>
    </message>
    <message>
        <source>Piece refused</source>
        <translation>Pièce refusée</translation>
    </message>
    <message>
        <source>Piece carved</source>
        <translation>Pièce creusée</translation>
    </message>
    <message>
        <source>Door opened</source>
        <translation>Porte ouverte</translation>
    </message>
    <message>
        <source>Corridor pruned</source>
        <translation>Couloir élagué</translation>
    </message>
    <message>
        <source>Door removed</source>
        <translation>Porte retirée</translation>
    </message>
    <message>
        <source>Stairs placed</source>
        <translation>Escalier placé</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Non gardées</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Posé à la main</translation>
    </message>
    <message>
        <source>it would touch the border</source>
        <translation>cela toucherait le bord</translation>
    </message>
    <message>
        <source>a room is in the way</source>
        <translation>une salle est sur le chemin</translation>
    </message>
    <message>
        <source>a corridor is in the way</source>
        <translation>un couloir est sur le chemin</translation>
    </message>
    <message>
        <source>a corridor runs beside it</source>
        <translation>un couloir passe à côté</translation>
    </message>
    <message>
        <source>a door is there already</source>
        <translation>une porte y est déjà</translation>
    </message>
    <message>
        <source>two doors would touch</source>
        <translation>deux portes se toucheraient</translation>
    </message>
    <message>
        <source>its sequence is longer than the pieces that are left</source>
        <translation>sa séquence est plus longue que les pièces qui restent</translation>
    </message>
    <message>
        <source>no candidate, and no special path for the pair</source>
        <translation>aucun candidat, et aucun chemin spécial pour la paire</translation>
    </message>
    <message>
        <source>the path does not join the rooms</source>
        <translation>le chemin ne relie pas les salles</translation>
    </message>
    <message>
        <source>the path leaves the rooms</source>
        <translation>le chemin sort des salles</translation>
    </message>
    <message>
        <source>the row is no candidate</source>
        <translation>la rangée n’est pas candidate</translation>
    </message>
    <message>
        <source>no joint is there</source>
        <translation>aucune séparation ne s’y trouve</translation>
    </message>
    <message>
        <source>it lies on the border or outside</source>
        <translation>il est sur le bord ou dehors</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Room in the way</source>
        <translation>Salle sur le chemin</translation>
    </message>
    <message>
        <source>Corridor in the way</source>
        <translation>Couloir sur le chemin</translation>
    </message>
    <message>
        <source>Corridor beside it</source>
        <translation>Couloir à côté</translation>
    </message>
    <message>
        <source>Door there already</source>
        <translation>Porte déjà là</translation>
    </message>
    <message>
        <source>Doors would touch</source>
        <translation>Portes accolées</translation>
    </message>
    <message>
        <source>Too few pieces left</source>
        <translation>Trop peu de pièces</translation>
    </message>
    <message>
        <source>No candidate, no path</source>
        <translation>Ni candidat, ni chemin</translation>
    </message>
    <message>
        <source>Path does not join</source>
        <translation>Chemin sans liaison</translation>
    </message>
    <message>
        <source>Path leaves the rooms</source>
        <translation>Chemin hors des salles</translation>
    </message>
    <message>
        <source>No candidate</source>
        <translation>Aucun candidat</translation>
    </message>
    <message>
        <source>No joint there</source>
        <translation>Aucune séparation ici</translation>
    </message>
    <message>
        <source>Hero outside</source>
        <translation>Héros dehors</translation>
    </message>
    <message>
        <source>Nothing is built</source>
        <translation>Rien n’est construit</translation>
    </message>
    <message>
        <source>%1 chosen as the first room</source>
        <translation>choix de %1 comme première salle</translation>
    </message>
    <message>
        <source>%1 chosen as the next of its sequence</source>
        <translation>choix de %1 comme suite</translation>
    </message>
    <message>
        <source>%1 chosen as the annexe</source>
        <translation>choix de %1 comme annexe</translation>
    </message>
    <message>
        <source>%1 chosen by its weight</source>
        <translation>choix de %1 selon son poids</translation>
    </message>
    <message>
        <source>%1 refused: %2</source>
        <translation>refus de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>wall %1 refused for %2: %3</source>
        <translation>mur %1 refusé pour %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>all is earth</source>
        <translation>tout est en terre</translation>
    </message>
    <message>
        <source>wall %1 tried</source>
        <translation>mur %1 essayé</translation>
    </message>
    <message>
        <source>%1 carved at %2, %3</source>
        <translation>creusement de %1 en %2, %3</translation>
    </message>
    <message>
        <source>door opened at %1, into the room that the corridor met</source>
        <translation>porte ouverte en %1, dans la salle que le couloir a rencontrée</translation>
    </message>
    <message>
        <source>corridor %1 pruned: it leads nowhere</source>
        <translation>couloir %1 élagué&#xa0;: il ne mène nulle part</translation>
    </message>
    <message>
        <source>door %1 removed: it leads nowhere</source>
        <translation>porte %1 retirée&#xa0;: elle ne mène nulle part</translation>
    </message>
    <message>
        <source>stairs up at %1</source>
        <translation>escalier montant en %1</translation>
    </message>
    <message>
        <source>stairs down at %1</source>
        <translation>escalier descendant en %1</translation>
    </message>
    <message>
        <source>column %1, path %2, pinned on this floor</source>
        <translation>colonne %1, chemin %2, épinglé à cet étage</translation>
    </message>
    <message>
        <source>column %1, row %2, pinned on this floor</source>
        <translation>colonne %1, rangée %2, épinglée à cet étage</translation>
    </message>
    <message>
        <source>column %1, row %2, pinned everywhere</source>
        <translation>colonne %1, rangée %2, épinglée partout</translation>
    </message>
    <message>
        <source>hero at %1, where room %2 starts</source>
        <translation>Héros en %1, au départ de la salle %2</translation>
    </message>
    <message>
        <source>hero at %1, from the floor above</source>
        <translation>Héros en %1, venu de l’étage au-dessus</translation>
    </message>
    <message>
        <source>room %1 from column %2</source>
        <translation>salle %1 dès la colonne %2</translation>
    </message>
    <message>
        <source>column %1, candidates %2</source>
        <translation>colonne %1, candidats %2</translation>
    </message>
    <message>
        <source>column %1, no candidate</source>
        <translation>colonne %1, aucun candidat</translation>
    </message>
    <message>
        <source>column %1, pin refused: %2</source>
        <translation>colonne %1, épingle refusée&#xa0;: %2</translation>
    </message>
    <message>
        <source>column %1, row %2 drawn</source>
        <translation>colonne %1, rangée %2 tirée</translation>
    </message>
    <message>
        <source>column %1, special path %2</source>
        <translation>colonne %1, chemin spécial %2</translation>
    </message>
    <message>
        <source>column %1 blocked: %2</source>
        <translation>séparation de la colonne %1 bloquée&#xa0;: %2</translation>
    </message>
    <message>
        <source>hero at %1 refused: %2</source>
        <translation>Héros en %1 refusé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>up</source>
        <translation>montant</translation>
    </message>
    <message>
        <source>down</source>
        <translation>descendant</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>It fits</source>
        <translation>Cela tient</translation>
    </message>
    <message>
        <source>It leads nowhere</source>
        <translation>Il ne mène nulle part</translation>
    </message>
    <message>
        <source>Stairs up</source>
        <translation>Escalier montant</translation>
    </message>
    <message>
        <source>Stairs down</source>
        <translation>Escalier descendant</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidat</numerusform>
            <numerusform>%n candidats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %Ln step(s)</source>
        <translation>
            <numerusform>Avant la seule étape</numerusform>
            <numerusform>Avant la première de %Ln étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more decision(s), not kept</source>
        <translation>
            <numerusform>%Ln autre décision, non gardée</numerusform>
            <numerusform>%Ln autres décisions, non gardées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) set by hand</source>
        <translation>
            <numerusform>%Ln endroit posé à la main</numerusform>
            <numerusform>%Ln endroits posés à la main</numerusform>
        </translation>
    </message>
    <message>
        <source>First room</source>
        <translation>Première salle</translation>
    </message>
    <message>
        <source>By its weight</source>
        <translation>Selon son poids</translation>
    </message>
    <message>
        <source>Next of its sequence</source>
        <translation>Suite de sa séquence</translation>
    </message>
    <message>
        <source>The annexe</source>
        <translation>L’annexe</translation>
    </message>
    <message>
        <source>Leads nowhere</source>
        <translation>Ne mène nulle part</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Pinned on this floor</source>
        <translation>Épinglée à cet étage</translation>
    </message>
    <message>
        <source>Pinned everywhere</source>
        <translation>Épinglée partout</translation>
    </message>
    <message>
        <source>Where the room starts</source>
        <translation>Départ de la salle</translation>
    </message>
    <message>
        <source>From the floor above</source>
        <translation>De l’étage du dessus</translation>
    </message>
</context>
<context>
    <name>zonewright::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
</context>
<context>
    <name>zonewright::StepsPanel</name>
    <message>
        <source>Kinds</source>
        <translation>Genres</translation>
    </message>
    <message>
        <source>Choose the kinds of steps that are listed and stepped through</source>
        <translation>Choisir les genres d’étapes listés et parcourus</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>List and step through all steps again</source>
        <translation>Lister et parcourir de nouveau toutes les étapes</translation>
    </message>
    <message>
        <source>How many steps are listed</source>
        <translation>Combien d’étapes sont listées</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Refusals by reason</source>
        <translation>Refus par raison</translation>
    </message>
    <message>
        <source>No floor is selected.</source>
        <translation>Aucun étage n’est sélectionné.</translation>
    </message>
    <message>
        <source>Show Steps lists the decisions that made this floor, and lets you step through them.</source>
        <translation>«&#xa0;Montrer les étapes&#xa0;» liste les décisions qui ont fait cet étage, et permet de les parcourir.</translation>
    </message>
    <message>
        <source>The steps are being made…</source>
        <translation>Les étapes sont en préparation…</translation>
    </message>
    <message>
        <source>Nothing is built, and nothing was decided.</source>
        <translation>Rien n’est construit, et rien n’a été décidé.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind, count</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Click a reason to list and step through its refusals alone, and again for what was listed before</source>
        <translation>Cliquer sur une raison pour n’avoir que ses refus, et de nouveau pour revenir à ce qui était listé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refusal(s)</source>
        <translation>
            <numerusform>%Ln refus</numerusform>
            <numerusform>%Ln refus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>12 steps, 3 refusals</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, nothing was refused</source>
        <comment>12 steps</comment>
        <translation>%1, rien n’a été refusé</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln step(s)</source>
        <comment>so many are listed</comment>
        <translation>
            <numerusform>%1 étape sur %Ln</numerusform>
            <numerusform>%1 étapes sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, step %2 is not among them</source>
        <comment>3 of 12 steps</comment>
        <translation>%1, sans l’étape %2</translation>
    </message>
    <message>
        <source>Show Only “%1”</source>
        <comment>a kind of step</comment>
        <translation>Ne montrer que «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>The chosen step is where the floor is shown.</source>
        <translation>L’étage est montré à l’étape choisie.</translation>
    </message>
    <message>
        <source>Enter lists and steps through the refusals of the chosen reason alone.</source>
        <translation>Entrée ne liste et ne parcourt que les refus de la raison choisie.</translation>
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
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
</context>
<context>
    <name>zonewright::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Frise du temps</translation>
    </message>
    <message>
        <source>The turns of the walk. Left and right show one turn back and forward, Home and End the first and the last one, plus and minus zoom, Ctrl with left and right scrolls, the menu key shows what can be done at the turn.</source>
        <translation>Les tours de la marche. Gauche et droite montrent le tour précédent et le suivant, Début et Fin le premier et le dernier, plus et moins changent l’échelle, Ctrl avec gauche et droite fait défiler, la touche Menu montre ce que l’on peut faire à ce tour.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Évènements</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Scheduled events. Drag one to move it in time; a number stands for several.</source>
        <translation>Évènements planifiés. Faites-en glisser un pour le déplacer dans le temps&#xa0;; un nombre en représente plusieurs.</translation>
    </message>
    <message>
        <source>What the engine did: bars for zones computed, diamonds for shifts of the window, discs for events. Outlines are requests that wait; a frame with an arrow is what comes next.</source>
        <translation>Ce que le moteur a fait&#xa0;: barres pour les zones calculées, losanges pour les décalages de la fenêtre, disques pour les évènements. Les contours sont des requêtes en attente&#xa0;; un cadre avec une flèche est ce qui vient ensuite.</translation>
    </message>
    <message>
        <source>Triangles: the player came into another zone. Crosses: creatures lost. Bands: hazards.</source>
        <translation>Triangles&#xa0;: le joueur est entré dans une autre zone. Croix&#xa0;: créatures perdues. Bandes&#xa0;: dangers.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns %1 to %2</source>
        <translation>Tours %1 à %2</translation>
    </message>
    <message>
        <source>no move yet: a click runs to here, waiting</source>
        <translation>pas encore de pas&#xa0;: un clic déroule jusqu’ici, en attendant</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>pas encore exécuté</translation>
    </message>
    <message>
        <source>waits: %1</source>
        <translation>en attente&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>zonewright::TimelinePanel</name>
    <message>
        <source>Go to Turn %1</source>
        <translation>Aller au tour %1</translation>
    </message>
    <message>
        <source>Run Until Turn %1</source>
        <translation>Dérouler jusqu’au tour %1</translation>
    </message>
    <message>
        <source>Add Event at Turn %1…</source>
        <translation>Ajouter un évènement au tour %1…</translation>
    </message>
    <message>
        <source>Run Until This Event</source>
        <translation>Dérouler jusqu’à cet évènement</translation>
    </message>
    <message>
        <source>Edit Event</source>
        <translation>Modifier l’évènement</translation>
    </message>
    <message>
        <source>Delete Event</source>
        <translation>Supprimer l’évènement</translation>
    </message>
</context>
<context>
    <name>zonewright::ToolCommands</name>
    <message numerus="yes">
        <source>%n cell(s) copied.</source>
        <translation>
            <numerusform>%n case copiée.</numerusform>
            <numerusform>%n cases copiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no cells of a floor.</source>
        <translation>Le presse-papiers ne contient aucune case d’étage.</translation>
    </message>
    <message>
        <source>The cells on the clipboard cannot be read: %1.</source>
        <translation>Les cases du presse-papiers sont illisibles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The cells are copied. Nothing of them was set by hand, so that nothing is cut.</source>
        <translation>Les cases sont copiées. Rien n’y est posé à la main&#xa0;: rien n’est coupé.</translation>
    </message>
</context>
<context>
    <name>zonewright::TouchUpFloor</name>
    <message numerus="yes">
        <source>Paint %n cell(s) of “%1”</source>
        <translation>
            <numerusform>Peindre %n case de «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>Peindre %n cases de «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n touch-up(s) of “%1”</source>
        <translation>
            <numerusform>Effacer %n retouche de «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>Effacer %n retouches de «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::TraceSaver</name>
    <message>
        <source>Save Trace</source>
        <translation>Enregistrer la trace</translation>
    </message>
    <message>
        <source>Traces, a JSON object a line (*%1)</source>
        <translation>Traces, un objet JSON par ligne (*%1)</translation>
    </message>
    <message>
        <source>Saving the trace to %1</source>
        <translation>Enregistrement de la trace dans %1</translation>
    </message>
    <message>
        <source>The trace of the walk is saved.</source>
        <translation>La trace de la marche est enregistrée.</translation>
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
    <message>
        <source>%1… / %2</source>
        <comment>a turn under way</comment>
        <translation>%1… / %2</translation>
    </message>
    <message>
        <source>In the middle of turn %1 of %2</source>
        <translation>Au milieu du tour %1 sur %2</translation>
    </message>
</context>
<context>
    <name>zonewright::TurnWords</name>
    <message>
        <source>arrived in zone %1</source>
        <translation>arrivée dans la zone %1</translation>
    </message>
    <message>
        <source>came to zone %1</source>
        <translation>entrée dans la zone %1</translation>
    </message>
    <message>
        <source>shifted the window to %1</source>
        <translation>fenêtre décalée vers %1</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) left memory</source>
        <translation>
            <numerusform>%n zone a quitté la mémoire</numerusform>
            <numerusform>%n zones ont quitté la mémoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) lost</source>
        <translation>
            <numerusform>%n créature perdue</numerusform>
            <numerusform>%n créatures perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>came to other zones</source>
        <translation>entrées dans d’autres zones</translation>
    </message>
    <message numerus="yes">
        <source>computed up to %n zone(s) in a turn</source>
        <translation>
            <numerusform>jusqu’à %n zone calculée en un tour</numerusform>
            <numerusform>jusqu’à %n zones calculées en un tour</numerusform>
        </translation>
    </message>
    <message>
        <source>shifted the window</source>
        <translation>fenêtre décalée</translation>
    </message>
    <message>
        <source>ran scheduled events</source>
        <translation>évènements planifiés exécutés</translation>
    </message>
    <message>
        <source>zones left memory</source>
        <translation>des zones ont quitté la mémoire</translation>
    </message>
    <message>
        <source>creatures were lost</source>
        <translation>des créatures ont été perdues</translation>
    </message>
    <message>
        <source>hazards</source>
        <translation>dangers</translation>
    </message>
    <message numerus="yes">
        <source>computed %n zone(s)</source>
        <translation>
            <numerusform>%n zone calculée</numerusform>
            <numerusform>%n zones calculées</numerusform>
        </translation>
    </message>
    <message>
        <source>computed zone %1</source>
        <translation>zone %1 calculée</translation>
    </message>
    <message numerus="yes">
        <source>ran %n event(s)</source>
        <translation>
            <numerusform>%n évènement exécuté</numerusform>
            <numerusform>%n évènements exécutés</numerusform>
        </translation>
    </message>
    <message>
        <source>ran event %1</source>
        <translation>évènement %1 exécuté</translation>
    </message>
    <message>
        <source>ran event %1: %2</source>
        <translation>évènement %1 exécuté&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hazard(s)</source>
        <translation>
            <numerusform>%n danger</numerusform>
            <numerusform>%n dangers</numerusform>
        </translation>
    </message>
    <message>
        <source>hazard: %1</source>
        <translation>danger&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>zonewright::WalkBar</name>
    <message>
        <source>Walk</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>Speed of a Run</source>
        <translation>Vitesse du déroulement</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) a second</source>
        <translation>
            <numerusform>%n tour par seconde</numerusform>
            <numerusform>%n tours par seconde</numerusform>
        </translation>
    </message>
    <message>
        <source>The walk: steps, runs, turns, keeping, following</source>
        <translation>La marche&#xa0;: pas, déroulements, tours, garder, suivre</translation>
    </message>
</context>
<context>
    <name>zonewright::WalkComparison</name>
    <message>
        <source>Change memory and queue</source>
        <translation>Changer la mémoire et la file</translation>
    </message>
</context>
<context>
    <name>zonewright::WalkControl</name>
    <message>
        <source>Keep walk with its settings</source>
        <translation>Garder la marche avec ses réglages</translation>
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
        <translation>Ou&amp;vrir un projet…</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>&amp;Back to the Project</source>
        <translation>Retour au &amp;projet</translation>
    </message>
    <message>
        <source>Leave this page; Esc does so too</source>
        <translation>Quitter cette page&#xa0;; la touche Échap aussi</translation>
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
    <message>
        <source>&lt; %1 %</source>
        <translation>&lt;&#xa0;%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>zonewright::WorkBar</name>
    <message>
        <source>Work that goes on</source>
        <translation>Travail en cours</translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>zonewright::WorkChart</name>
    <message>
        <source>Work per turn</source>
        <translation>Travail par tour</translation>
    </message>
    <message>
        <source>The work of each turn. Left and right show one turn back and forward, plus and minus zoom, Ctrl with left and right scrolls.</source>
        <translation>Le travail de chaque tour. Gauche et droite montrent le tour précédent et le suivant, plus et moins changent l’échelle, Ctrl avec gauche et droite fait défiler.</translation>
    </message>
    <message>
        <source>%1: not run yet</source>
        <translation>%1&#xa0;: pas encore exécuté</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) computed</source>
        <translation>
            <numerusform>%n zone calculée</numerusform>
            <numerusform>%n zones calculées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) evaluated</source>
        <translation>
            <numerusform>%n case évaluée</numerusform>
            <numerusform>%n cases évaluées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: cost %2, %3, %4</source>
        <translation>%1&#xa0;: coût %2, %3, %4</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Turns %1 to %2, the most of any turn</source>
        <translation>Tours %1 à %2, le plus en un tour</translation>
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
        <translation>Ta&amp;ille</translation>
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
        <source>Copy Coo&amp;rdinates</source>
        <translation>Copier les coor&amp;données</translation>
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
        <translation>Les zones du monde. Les flèches font défiler, plus et moins changent l’échelle, Maj avec une flèche choisit la zone voisine, Entrée l’ouvre.</translation>
    </message>
    <message>
        <source>Start at cell %1 of zone %2. Esc leaves it where it is.</source>
        <translation>Départ en %1 de la zone %2. Échap le laisse où il est.</translation>
    </message>
    <message>
        <source>The player at turn %1, and its start. Drag either to set the start.</source>
        <translation>Le joueur au tour %1, et son départ. Faites glisser l’un ou l’autre pour placer le départ.</translation>
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
