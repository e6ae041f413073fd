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
        <source>more than %1 values</source>
        <translation>plus de %1 valeurs</translation>
    </message>
    <message>
        <source>a range of two whole numbers</source>
        <translation>un intervalle de deux nombres entiers</translation>
    </message>
    <message>
        <source>letters of NESW, each once at most</source>
        <translation>des lettres de NESW, chacune une fois au plus</translation>
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
        <source>Zone %1</source>
        <translation>Zone %1</translation>
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
