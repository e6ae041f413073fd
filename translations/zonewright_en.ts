<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>zonewright::Words</name>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n fish</numerusform>
            <numerusform>%n fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s)</source>
        <translation>
            <numerusform>%n seal</numerusform>
            <numerusform>%n seals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crab(s)</source>
        <translation>
            <numerusform>%n crab</numerusform>
            <numerusform>%n crabs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deer</source>
        <translation>
            <numerusform>%n deer</numerusform>
            <numerusform>%n deer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wolf/wolves</source>
        <translation>
            <numerusform>%n wolf</numerusform>
            <numerusform>%n wolves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boar(s)</source>
        <translation>
            <numerusform>%n boar</numerusform>
            <numerusform>%n boars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bear(s)</source>
        <translation>
            <numerusform>%n bear</numerusform>
            <numerusform>%n bears</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goat(s)</source>
        <translation>
            <numerusform>%n goat</numerusform>
            <numerusform>%n goats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eagle(s)</source>
        <translation>
            <numerusform>%n eagle</numerusform>
            <numerusform>%n eagles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snake(s)</source>
        <translation>
            <numerusform>%n snake</numerusform>
            <numerusform>%n snakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frog(s)</source>
        <translation>
            <numerusform>%n frog</numerusform>
            <numerusform>%n frogs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camel(s)</source>
        <translation>
            <numerusform>%n camel</numerusform>
            <numerusform>%n camels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hermit(s)</source>
        <translation>
            <numerusform>%n hermit</numerusform>
            <numerusform>%n hermits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traveller(s)</source>
        <translation>
            <numerusform>%n traveller</numerusform>
            <numerusform>%n travellers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n villager(s)</source>
        <translation>
            <numerusform>%n villager</numerusform>
            <numerusform>%n villagers</numerusform>
        </translation>
    </message>
</context>
</TS>
