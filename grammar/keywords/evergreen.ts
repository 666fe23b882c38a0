/** Keywords that appear in nearly every set. */
export const evergreen = `
keyword Deathtouch  rule 702.2  intrinsic
keyword Defender  rule 702.3  intrinsic
keyword Double strike  rule 702.4  intrinsic
keyword Enchant [quality]  rule 702.5  intrinsic
keyword Equip [cost]  rule 702.6
  [cost]: Attach this permanent to target creature you control. Activate only as a sorcery.
keyword Equip [quality] [cost]  rule 702.6
  [cost]: Attach this permanent to target [quality] you control. Activate only as a sorcery.
keyword First strike  rule 702.7  intrinsic
keyword Flash  rule 702.8  intrinsic
keyword Flying  rule 702.9  intrinsic
keyword Haste  rule 702.10  intrinsic
keyword Hexproof  rule 702.11  intrinsic
keyword Hexproof [quality]  rule 702.11  intrinsic
keyword Indestructible  rule 702.12  intrinsic
keyword Lifelink  rule 702.15  intrinsic
keyword Menace  rule 702.111  intrinsic
keyword Protection [quality]  rule 702.16  intrinsic
keyword Prowess  rule 702.108
  Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.
keyword Reach  rule 702.17  intrinsic
keyword Shroud  rule 702.18  intrinsic
keyword Trample  rule 702.19  intrinsic
keyword Vigilance  rule 702.20  intrinsic
keyword Ward [cost]  rule 702.21
  Whenever this permanent becomes the target of a spell or ability an opponent controls, counter that spell or ability unless that player pays [cost].
`;
