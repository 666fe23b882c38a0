const words = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace("_", " "));

/** 205.3g */
export const artifactTypes: readonly string[] = words(`
  Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator
  Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle
`);

/** Artifacts that may have power and toughness printed, and become creatures (301.7, 721.2). */
export const sizedArtifactTypes: readonly string[] = ["Vehicle", "Spacecraft"];

/** 205.3h */
export const enchantmentTypes: readonly string[] = words(`
  Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine
`);

/** 205.3i */
export const landTypes: readonly string[] = words(`
  Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower
  Town Urza's
`);

/** 205.3j */
export const planeswalkerTypes: readonly string[] = words(`
  Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti
  Davriel Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist
  Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc
  Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra
  Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska
  Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel
`);

/** 205.3k */
export const spellTypes: readonly string[] = words(`
  Adventure Arcane Lesson Omen Trap
`);

/** 205.3m */
export const creatureTypes: readonly string[] = words(`
  Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin
  Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear
  Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg C'tan Camarid
  Camel Capybara Caribou Carrier Cat Centaur Child Chimera Citizen Cleric Clown Cockatrice Construct
  Coward Coyote Crab Crocodile Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective
  Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet
  Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eye Faerie Ferret Fish Flagbearer Fox Fractal
  Frog Fungus Gamer Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon
  Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff
  Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect
  Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Lamia Lammasu Leech
  Lemur Leviathan Lhurgoyf Licid Lizard Llama Lobster Manticore Masticore Mercenary Merfolk Metathran
  Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic
  Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb
  Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix
  Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism Processor Qu
  Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand
  Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade
  Shaman Shapeshifter Shark Sheep Siren Skeleton Skunk Slith Sliver Sloth Slug Snail Snake Soldier
  Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid Squirrel
  Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling
  Time_Lord Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire Varmint
  Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf
  Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera
`);

/** 205.3q */
export const battleTypes: readonly string[] = ["Siege"];

const irregular: Readonly<Record<string, string>> = {
  Ally: "Allies",
  Army: "Armies",
  Cyclops: "Cyclopes",
  Dwarf: "Dwarves",
  Elf: "Elves",
  Faerie: "Faeries",
  Fungus: "Funguses",
  Harpy: "Harpies",
  Hero: "Heroes",
  Leech: "Leeches",
  Lynx: "Lynxes",
  Mercenary: "Mercenaries",
  Mouse: "Mice",
  Ox: "Oxen",
  Phoenix: "Phoenixes",
  Pegasus: "Pegasuses",
  Sphinx: "Sphinxes",
  Thalakos: "Thalakos",
  Wolf: "Wolves",
  Werewolf: "Werewolves",
  Plains: "Plains",
  Jellyfish: "Jellyfish",
  Locus: "Loci",
  Homunculus: "Homunculi",
  Octopus: "Octopuses",
  Platypus: "Platypuses",
  Hippo: "Hippos",
  Efreet: "Efreets",
  Djinn: "Djinns",
};
const invariant = new Set(
  "Merfolk Spacecraft Treefolk Samurai Eldrazi Sheep Fish Myr Moonfolk Kor Vedalken Kithkin Naga Starfish Elk Moose Equipment Squid Kavu Kirin Monger Noggle Viashino Surrakar Kree Azra Plains".split(
    " ",
  ),
);

/** Plural of a subtype as card texts write it. */
export const pluralSubtype = (subtype: string): string =>
  irregular[subtype] ??
  (invariant.has(subtype)
    ? subtype
    : /(?:s|x|z|ch|sh)$/.test(subtype)
      ? `${subtype}es`
      : /[^aeiou]y$/.test(subtype)
        ? `${subtype.slice(0, -1)}ies`
        : `${subtype}s`);
