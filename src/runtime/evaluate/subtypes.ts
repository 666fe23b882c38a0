import type * as A from "../../abilities/index.ts";

const words = (list: string): readonly string[] => list.split(",");

/** Artifact types (205.3g). */
export const artifactTypes: readonly string[] = words(
  "Attraction,Blood,Bobblehead,Book,Clue,Contraption,Equipment,Food,Fortification,Gold,Incubator," +
    "Infinity,Junk,Lander,Map,Mutagen,Powerstone,Spacecraft,Stone,Treasure,Vehicle",
);
/** Enchantment types (205.3h). */
export const enchantmentTypes: readonly string[] = words(
  "Aura,Background,Cartouche,Case,Class,Curse,Role,Room,Rune,Saga,Shard,Shrine",
);
/** Land types (205.3i). */
export const landTypes: readonly string[] = words(
  "Cave,Desert,Forest,Gate,Island,Lair,Locus,Mine,Mountain,Plains,Planet,Power-Plant,Sphere,Swamp," +
    "Tower,Town,Urza's",
);
/** Planeswalker types (205.3j). */
export const planeswalkerTypes: readonly string[] = words(
  "Ajani,Aminatou,Angrath,Arlinn,Ashiok,Bahamut,Basri,Bolas,Calix,Chandra,Comet,Dack,Dakkon," +
    "Daretti,Davriel,Dellian,Dihada,Domri,Dovin,Ellywick,Elminster,Elspeth,Estrid,Freyalise,Garruk," +
    "Gideon,Grist,Guff,Huatli,Jace,Jared,Jaya,Jeska,Kaito,Karn,Kasmina,Kaya,Kiora,Koth,Liliana,Lolth," +
    "Lukka,Minsc,Mordenkainen,Nahiri,Narset,Niko,Nissa,Nixilis,Oko,Quintorius,Ral,Rowan,Saheeli," +
    "Samut,Sarkhan,Serra,Sivitri,Sorin,Szat,Tamiyo,Tasha,Teferi,Teyo,Tezzeret,Tibalt,Tyvar,Ugin,Urza," +
    "Venser,Vivien,Vraska,Vronos,Will,Windgrace,Wrenn,Xenagos,Yanggu,Yanling,Zariel",
);
/** Spell types (205.3k). */
const spellTypes: readonly string[] = words("Adventure,Arcane,Lesson,Omen,Trap");
/** Creature types (205.3m). */
export const creatureTypes: readonly string[] = words(
  "Advisor,Aetherborn,Alien,Ally,Angel,Antelope,Ape,Archer,Archon,Armadillo,Army,Artificer,Assassin," +
    "Assembly-Worker,Astartes,Atog,Aurochs,Avatar,Azra,Badger,Balloon,Barbarian,Bard,Basilisk,Bat,Bear," +
    "Beast,Beaver,Beeble,Beholder,Berserker,Bird,Bison,Blinkmoth,Boar,Bringer,Brushwagg,Camarid,Camel," +
    "Capybara,Caribou,Carrier,Cat,Centaur,Child,Chimera,Citizen,Cleric,Clown,Cockatrice,Construct,Coward," +
    "Coyote,Crab,Crocodile,Custodes,Cyberman,Cyclops,C'tan,Dalek,Dauthi,Demigod,Demon,Deserter,Detective," +
    "Devil,Dinosaur,Djinn,Doctor,Dog,Dragon,Drake,Dreadnought,Drix,Drone,Druid,Dryad,Dwarf,Echidna," +
    "Efreet,Egg,Elder,Eldrazi,Elemental,Elephant,Elf,Elk,Employee,Eye,Faerie,Ferret,Fish,Flagbearer,Fox," +
    "Fractal,Frog,Fungus,Gamer,Gargoyle,Germ,Giant,Giraffe,Gith,Glimmer,Gnoll,Gnome,Goat,Goblin,God," +
    "Golem,Gorgon,Graveborn,Gremlin,Griffin,Guest,Hag,Halfling,Hamster,Harpy,Hedgehog,Hellion,Hero,Hippo," +
    "Hippogriff,Homarid,Homunculus,Horror,Horse,Human,Hydra,Hyena,Illusion,Imp,Incarnation,Inkling," +
    "Inquisitor,Insect,Jackal,Jellyfish,Juggernaut,Kangaroo,Kavu,Kirin,Kithkin,Knight,Kobold,Kor,Kraken," +
    "Lamia,Lammasu,Leech,Lemur,Leviathan,Lhurgoyf,Licid,Lizard,Llama,Lobster,Manticore,Masticore," +
    "Mercenary,Merfolk,Metathran,Minion,Minotaur,Mite,Mole,Monger,Mongoose,Monk,Monkey,Moogle,Moonfolk," +
    "Mount,Mouse,Mutant,Myr,Mystic,Nautilus,Necron,Nephilim,Nightmare,Nightstalker,Ninja,Noble,Noggle," +
    "Nomad,Nymph,Octopus,Ogre,Ooze,Orb,Orc,Orgg,Otter,Ouphe,Ox,Oyster,Pangolin,Peasant,Pegasus,Pentavite," +
    "Performer,Pest,Phelddagrif,Phoenix,Phyrexian,Pilot,Pincher,Pirate,Plant,Platypus,Porcupine,Possum," +
    "Praetor,Primarch,Prism,Processor,Qu,Rabbit,Raccoon,Ranger,Rat,Rebel,Reflection,Rhino,Rigger,Robot," +
    "Rogue,Sable,Salamander,Samurai,Sand,Saproling,Satyr,Scarecrow,Scientist,Scion,Scorpion,Scout," +
    "Sculpture,Seal,Serf,Serpent,Servo,Shade,Shaman,Shapeshifter,Shark,Sheep,Siren,Skeleton,Skunk,Slith," +
    "Sliver,Sloth,Slug,Snail,Snake,Soldier,Soltari,Sorcerer,Spawn,Specter,Spellshaper,Sphinx,Spider," +
    "Spike,Spirit,Splinter,Sponge,Squid,Squirrel,Starfish,Surrakar,Survivor,Symbiote,Synth,Tentacle," +
    "Tetravite,Thalakos,Thopter,Thrull,Tiefling,Time Lord,Toy,Treefolk,Trilobite,Triskelavite,Troll," +
    "Turtle,Tyranid,Unicorn,Utrom,Vampire,Varmint,Vedalken,Villain,Volver,Wall,Walrus,Warlock,Warrior," +
    "Weasel,Weird,Werewolf,Whale,Wizard,Wolf,Wolverine,Wombat,Worm,Wraith,Wurm,Yeti,Zombie,Zubera",
);
/** Basic land types (305.6), with the mana symbol of their mana ability. */
export const basicLandTypes: Readonly<Record<string, string>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
};

/** The sets of subtypes that belong together (205.3). */
export type SubtypeSet =
  "artifact" | "enchantment" | "land" | "planeswalker" | "spell" | "creature" | "battle" | "dungeon";

const setBySubtype = new Map<string, SubtypeSet>([
  ["Siege", "battle"],
  ["Undercity", "dungeon"],
]);
const put = (set: SubtypeSet, subtypes: readonly string[]): void => {
  for (const subtype of subtypes) setBySubtype.set(subtype, set);
};
put("artifact", artifactTypes);
put("enchantment", enchantmentTypes);
put("land", landTypes);
put("spell", spellTypes);
put("planeswalker", planeswalkerTypes);
put("creature", creatureTypes);

/** The types of an object that is "every creature type" or "every land type". */
export const typesOfEvery = { creatureType: creatureTypes, landType: landTypes };

/** Which set a subtype belongs to (205.3); a word that the rules do not have is taken for a creature type. */
export const subtypeSet = (subtype: string): SubtypeSet => setBySubtype.get(subtype) ?? "creature";

/** The creature types among the subtypes. */
export const creatureTypesOf = (subtypes: readonly string[]): readonly string[] =>
  subtypes.filter((subtype) => subtypeSet(subtype) === "creature");

/** The land types among the subtypes. */
export const landTypesOf = (subtypes: readonly string[]): readonly string[] =>
  subtypes.filter((subtype) => subtypeSet(subtype) === "land");

/** The subtypes that correspond to a card type (205.3b). */
export const setOfType = (type: A.CardType): SubtypeSet =>
  type === "kindred" ? "creature" : type === "instant" || type === "sorcery" ? "spell" : type;
