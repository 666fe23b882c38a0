import type * as A from "../../abilities/index.ts";

/** Run together: what would part the words takes more than a thousandth of the whole runtime. */
const words = (list: string): readonly string[] => list.split(/(?<=[a-z])(?=[A-Z])/);

/** Artifact types (205.3g). */
export const artifactTypes: readonly string[] = words(
  "AttractionBloodBobbleheadBookClueContraptionEquipmentFoodFortificationGoldIncubator" +
    "InfinityJunkLanderMapMutagenPowerstoneSpacecraftStoneTreasureVehicle",
);
/** Enchantment types (205.3h). */
export const enchantmentTypes: readonly string[] = words(
  "AuraBackgroundCartoucheCaseClassCurseRoleRoomRuneSagaShardShrine",
);
/** Land types (205.3i). */
export const landTypes: readonly string[] = words(
  "CaveDesertForestGateIslandLairLocusMineMountainPlainsPlanetPower-PlantSphereSwamp" + "TowerTownUrza's",
);
/** Planeswalker types (205.3j). */
export const planeswalkerTypes: readonly string[] = words(
  "AjaniAminatouAngrathArlinnAshiokBahamutBasriBolasCalixChandraCometDackDakkon" +
    "DarettiDavrielDellianDihadaDomriDovinEllywickElminsterElspethEstridFreyaliseGarruk" +
    "GideonGristGuffHuatliJaceJaredJayaJeskaKaitoKarnKasminaKayaKioraKothLilianaLolth" +
    "LukkaMinscMordenkainenNahiriNarsetNikoNissaNixilisOkoQuintoriusRalRowanSaheeli" +
    "SamutSarkhanSerraSivitriSorinSzatTamiyoTashaTeferiTeyoTezzeretTibaltTyvarUginUrza" +
    "VenserVivienVraskaVronosWillWindgraceWrennXenagosYangguYanlingZariel",
);
/** Spell types (205.3k). */
const spellTypes: readonly string[] = words("AdventureArcaneLessonOmenTrap");
/** Creature types (205.3m). */
export const creatureTypes: readonly string[] = words(
  "AdvisorAetherbornAlienAllyAngelAntelopeApeArcherArchonArmadilloArmyArtificerAssassin" +
    "Assembly-WorkerAstartesAtogAurochsAvatarAzraBadgerBalloonBarbarianBardBasiliskBatBear" +
    "BeastBeaverBeebleBeholderBerserkerBirdBisonBlinkmothBoarBringerBrushwaggCamaridCamel" +
    "CapybaraCaribouCarrierCatCentaurChildChimeraCitizenClericClownCockatriceConstructCoward" +
    "CoyoteCrabCrocodileCustodesCybermanCyclopsC'tanDalekDauthiDemigodDemonDeserterDetective" +
    "DevilDinosaurDjinnDoctorDogDragonDrakeDreadnoughtDrixDroneDruidDryadDwarfEchidna" +
    "EfreetEggElderEldraziElementalElephantElfElkEmployeeEyeFaerieFerretFishFlagbearerFox" +
    "FractalFrogFungusGamerGargoyleGermGiantGiraffeGithGlimmerGnollGnomeGoatGoblinGod" +
    "GolemGorgonGravebornGremlinGriffinGuestHagHalflingHamsterHarpyHedgehogHellionHeroHippo" +
    "HippogriffHomaridHomunculusHorrorHorseHumanHydraHyenaIllusionImpIncarnationInkling" +
    "InquisitorInsectJackalJellyfishJuggernautKangarooKavuKirinKithkinKnightKoboldKorKraken" +
    "LamiaLammasuLeechLemurLeviathanLhurgoyfLicidLizardLlamaLobsterManticoreMasticore" +
    "MercenaryMerfolkMetathranMinionMinotaurMiteMoleMongerMongooseMonkMonkeyMoogleMoonfolk" +
    "MountMouseMutantMyrMysticNautilusNecronNephilimNightmareNightstalkerNinjaNobleNoggle" +
    "NomadNymphOctopusOgreOozeOrbOrcOrggOtterOupheOxOysterPangolinPeasantPegasusPentavite" +
    "PerformerPestPhelddagrifPhoenixPhyrexianPilotPincherPiratePlantPlatypusPorcupinePossum" +
    "PraetorPrimarchPrismProcessorQuRabbitRaccoonRangerRatRebelReflectionRhinoRiggerRobot" +
    "RogueSableSalamanderSamuraiSandSaprolingSatyrScarecrowScientistScionScorpionScout" +
    "SculptureSealSerfSerpentServoShadeShamanShapeshifterSharkSheepSirenSkeletonSkunkSlith" +
    "SliverSlothSlugSnailSnakeSoldierSoltariSorcererSpawnSpecterSpellshaperSphinxSpider" +
    "SpikeSpiritSplinterSpongeSquidSquirrelStarfishSurrakarSurvivorSymbioteSynthTentacle" +
    "TetraviteThalakosThopterThrullTieflingTime LordToyTreefolkTrilobiteTriskelaviteTroll" +
    "TurtleTyranidUnicornUtromVampireVarmintVedalkenVillainVolverWallWalrusWarlockWarrior" +
    "WeaselWeirdWerewolfWhaleWizardWolfWolverineWombatWormWraithWurmYetiZombieZubera",
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

/** The types of an object that is "every creature type" or "every land type". */
export const typesOfEvery = { creatureType: creatureTypes, landType: landTypes };

/** Which set a subtype belongs to (205.3); a word that the rules do not have is taken for a creature type. */
export const subtypeSet = (subtype: string): SubtypeSet => setBySubtype.get(subtype) ?? "creature";

/** The subtypes of one set that something has. */
export const subtypesOf = (
  set: SubtypeSet,
  { subtypes }: { readonly subtypes: readonly string[] },
): readonly string[] => subtypes.filter((subtype) => subtypeSet(subtype) === set);

/** The subtypes that correspond to a card type (205.3b). */
export const setOfType = (type: A.CardType): SubtypeSet =>
  type === "kindred" ? "creature" : type === "instant" || type === "sorcery" ? "spell" : type;
