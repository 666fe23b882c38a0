// generated from cards by rulewright; do not edit

import type { Card } from "../src/abilities/index.ts";
import * as ashenDocket from "./ashen-docket.ts";
import * as assizeHall from "./assize-hall.ts";
import * as audit3 from "./audit-3.ts";
import * as auditNine from "./audit-nine.ts";
import * as auditTen from "./audit-ten.ts";
import * as barrowLane from "./barrow-lane.ts";
import * as basics from "./basics.ts";
import * as benchRuling from "./bench-ruling.ts";
import * as bespokePermits from "./bespoke-permits.ts";
import * as borrowedHours from "./borrowed-hours.ts";
import * as brasswright from "./brasswright.ts";
import * as breadthEleven from "./breadth-eleven.ts";
import * as breadthFifteen from "./breadth-fifteen.ts";
import * as breadthFourteen from "./breadth-fourteen.ts";
import * as breadthNine from "./breadth-nine.ts";
import * as breadthTen from "./breadth-ten.ts";
import * as breadthThirteen from "./breadth-thirteen.ts";
import * as breadthTwelve from "./breadth-twelve.ts";
import * as cinderArchive from "./cinder-archive.ts";
import * as cinderwold from "./cinderwold.ts";
import * as clockmakerRow from "./clockmaker-row.ts";
import * as copyHouse from "./copy-house.ts";
import * as costs2 from "./costs-2.ts";
import * as crookedMirror from "./crooked-mirror.ts";
import * as crossroads from "./crossroads.ts";
import * as ebbTribunal from "./ebb-tribunal.ts";
import * as echoVault from "./echo-vault.ts";
import * as effects2 from "./effects-2.ts";
import * as eitherWay from "./either-way.ts";
import * as evenScales from "./even-scales.ts";
import * as farMeridian from "./far-meridian.ts";
import * as fenTribunal from "./fen-tribunal.ts";
import * as ferryTolls from "./ferry-tolls.ts";
import * as fieldCourt from "./field-court.ts";
import * as firstNights from "./first-nights.ts";
import * as firstRefusal from "./first-refusal.ts";
import * as fiveLanterns from "./five-lanterns.ts";
import * as fourPurses from "./four-purses.ts";
import * as freshAuditEleven from "./fresh-audit-eleven.ts";
import * as freshInk from "./fresh-ink.ts";
import * as galleryNotes from "./gallery-notes.ts";
import * as gantryMews from "./gantry-mews.ts";
import * as gather from "./gather.ts";
import * as heldRoll from "./held-roll.ts";
import * as hindsightRow from "./hindsight-row.ts";
import * as hollowTide from "./hollow-tide.ts";
import * as judge3 from "./judge-3.ts";
import * as judgeEight from "./judge-eight.ts";
import * as judgeNine from "./judge-nine.ts";
import * as judgeNotes from "./judge-notes.ts";
import * as judgedEleven from "./judged-eleven.ts";
import * as judgesTable from "./judges-table.ts";
import * as keywordProofs from "./keyword-proofs.ts";
import * as lamplitWard from "./lamplit-ward.ts";
import * as lanternAssize from "./lantern-assize.ts";
import * as lanternCourt from "./lantern-court.ts";
import * as legalAnswers from "./legal-answers.ts";
import * as lichgate from "./lichgate.ts";
import * as longFerry from "./long-ferry.ts";
import * as longTellings from "./long-tellings.ts";
import * as lowOrchard from "./low-orchard.ts";
import * as meaning3 from "./meaning-3.ts";
import * as milestoneRoad from "./milestone-road.ts";
import * as mirrorWeir from "./mirror-weir.ts";
import * as nounPhrases2 from "./noun-phrases-2.ts";
import * as oneWording from "./one-wording.ts";
import * as orderOfSpeech from "./order-of-speech.ts";
import * as pilgrimRoad from "./pilgrim-road.ts";
import * as plainReading from "./plain-reading.ts";
import * as proofTable from "./proof-table.ts";
import * as provingGround from "./proving-ground.ts";
import * as quorumHall from "./quorum-hall.ts";
import * as recessCourt from "./recess-court.ts";
import * as reckoningHall from "./reckoning-hall.ts";
import * as reference2 from "./reference-2.ts";
import * as rowsA from "./rows-a.ts";
import * as rowsB from "./rows-b.ts";
import * as saidPlainly from "./said-plainly.ts";
import * as saltmereReach from "./saltmere-reach.ts";
import * as secondGlance from "./second-glance.ts";
import * as secondLook from "./second-look.ts";
import * as secondReading from "./second-reading.ts";
import * as seedLedger from "./seed-ledger.ts";
import * as shelfCourt from "./shelf-court.ts";
import * as shrineOfMists from "./shrine-of-mists.ts";
import * as signalTower from "./signal-tower.ts";
import * as sortingFloor from "./sorting-floor.ts";
import * as splitLevee from "./split-levee.ts";
import * as sundialGate from "./sundial-gate.ts";
import * as sundry from "./sundry.ts";
import * as tallyBench from "./tally-bench.ts";
import * as tetherWorks from "./tether-works.ts";
import * as thornmere from "./thornmere.ts";
import * as threeWitnesses from "./three-witnesses.ts";
import * as tideTables from "./tide-tables.ts";
import * as tidewatchKeep from "./tidewatch-keep.ts";
import * as toldOnce from "./told-once.ts";
import * as tollGate from "./toll-gate.ts";
import * as tollHouse from "./toll-house.ts";
import * as tollgateLedger from "./tollgate-ledger.ts";
import * as toweringGate from "./towering-gate.ts";
import * as turningWheel from "./turning-wheel.ts";
import * as twoVoices from "./two-voices.ts";
import * as vellumInquest from "./vellum-inquest.ts";
import * as weatherLoft from "./weather-loft.ts";
import * as weighingHouse from "./weighing-house.ts";
import * as wideRiver from "./wide-river.ts";
import * as winterCourt from "./winter-court.ts";
import * as writAndRider from "./writ-and-rider.ts";
export {
  ashenDocket,
  assizeHall,
  audit3,
  auditNine,
  auditTen,
  barrowLane,
  basics,
  benchRuling,
  bespokePermits,
  borrowedHours,
  brasswright,
  breadthEleven,
  breadthFifteen,
  breadthFourteen,
  breadthNine,
  breadthTen,
  breadthThirteen,
  breadthTwelve,
  cinderArchive,
  cinderwold,
  clockmakerRow,
  copyHouse,
  costs2,
  crookedMirror,
  crossroads,
  ebbTribunal,
  echoVault,
  effects2,
  eitherWay,
  evenScales,
  farMeridian,
  fenTribunal,
  ferryTolls,
  fieldCourt,
  firstNights,
  firstRefusal,
  fiveLanterns,
  fourPurses,
  freshAuditEleven,
  freshInk,
  galleryNotes,
  gantryMews,
  gather,
  heldRoll,
  hindsightRow,
  hollowTide,
  judge3,
  judgeEight,
  judgeNine,
  judgeNotes,
  judgedEleven,
  judgesTable,
  keywordProofs,
  lamplitWard,
  lanternAssize,
  lanternCourt,
  legalAnswers,
  lichgate,
  longFerry,
  longTellings,
  lowOrchard,
  meaning3,
  milestoneRoad,
  mirrorWeir,
  nounPhrases2,
  oneWording,
  orderOfSpeech,
  pilgrimRoad,
  plainReading,
  proofTable,
  provingGround,
  quorumHall,
  recessCourt,
  reckoningHall,
  reference2,
  rowsA,
  rowsB,
  saidPlainly,
  saltmereReach,
  secondGlance,
  secondLook,
  secondReading,
  seedLedger,
  shelfCourt,
  shrineOfMists,
  signalTower,
  sortingFloor,
  splitLevee,
  sundialGate,
  sundry,
  tallyBench,
  tetherWorks,
  thornmere,
  threeWitnesses,
  tideTables,
  tidewatchKeep,
  toldOnce,
  tollGate,
  tollHouse,
  tollgateLedger,
  toweringGate,
  turningWheel,
  twoVoices,
  vellumInquest,
  weatherLoft,
  weighingHouse,
  wideRiver,
  winterCourt,
  writAndRider,
};
/** Every card of every set. */
export const cards: readonly Card[] = [
  ...ashenDocket.cards,
  ...assizeHall.cards,
  ...audit3.cards,
  ...auditNine.cards,
  ...auditTen.cards,
  ...barrowLane.cards,
  ...basics.cards,
  ...benchRuling.cards,
  ...bespokePermits.cards,
  ...borrowedHours.cards,
  ...brasswright.cards,
  ...breadthEleven.cards,
  ...breadthFifteen.cards,
  ...breadthFourteen.cards,
  ...breadthNine.cards,
  ...breadthTen.cards,
  ...breadthThirteen.cards,
  ...breadthTwelve.cards,
  ...cinderArchive.cards,
  ...cinderwold.cards,
  ...clockmakerRow.cards,
  ...copyHouse.cards,
  ...costs2.cards,
  ...crookedMirror.cards,
  ...crossroads.cards,
  ...ebbTribunal.cards,
  ...echoVault.cards,
  ...effects2.cards,
  ...eitherWay.cards,
  ...evenScales.cards,
  ...farMeridian.cards,
  ...fenTribunal.cards,
  ...ferryTolls.cards,
  ...fieldCourt.cards,
  ...firstNights.cards,
  ...firstRefusal.cards,
  ...fiveLanterns.cards,
  ...fourPurses.cards,
  ...freshAuditEleven.cards,
  ...freshInk.cards,
  ...galleryNotes.cards,
  ...gantryMews.cards,
  ...gather.cards,
  ...heldRoll.cards,
  ...hindsightRow.cards,
  ...hollowTide.cards,
  ...judge3.cards,
  ...judgeEight.cards,
  ...judgeNine.cards,
  ...judgeNotes.cards,
  ...judgedEleven.cards,
  ...judgesTable.cards,
  ...keywordProofs.cards,
  ...lamplitWard.cards,
  ...lanternAssize.cards,
  ...lanternCourt.cards,
  ...legalAnswers.cards,
  ...lichgate.cards,
  ...longFerry.cards,
  ...longTellings.cards,
  ...lowOrchard.cards,
  ...meaning3.cards,
  ...milestoneRoad.cards,
  ...mirrorWeir.cards,
  ...nounPhrases2.cards,
  ...oneWording.cards,
  ...orderOfSpeech.cards,
  ...pilgrimRoad.cards,
  ...plainReading.cards,
  ...proofTable.cards,
  ...provingGround.cards,
  ...quorumHall.cards,
  ...recessCourt.cards,
  ...reckoningHall.cards,
  ...reference2.cards,
  ...rowsA.cards,
  ...rowsB.cards,
  ...saidPlainly.cards,
  ...saltmereReach.cards,
  ...secondGlance.cards,
  ...secondLook.cards,
  ...secondReading.cards,
  ...seedLedger.cards,
  ...shelfCourt.cards,
  ...shrineOfMists.cards,
  ...signalTower.cards,
  ...sortingFloor.cards,
  ...splitLevee.cards,
  ...sundialGate.cards,
  ...sundry.cards,
  ...tallyBench.cards,
  ...tetherWorks.cards,
  ...thornmere.cards,
  ...threeWitnesses.cards,
  ...tideTables.cards,
  ...tidewatchKeep.cards,
  ...toldOnce.cards,
  ...tollGate.cards,
  ...tollHouse.cards,
  ...tollgateLedger.cards,
  ...toweringGate.cards,
  ...turningWheel.cards,
  ...twoVoices.cards,
  ...vellumInquest.cards,
  ...weatherLoft.cards,
  ...weighingHouse.cards,
  ...wideRiver.cards,
  ...winterCourt.cards,
  ...writAndRider.cards,
];
