/** Keywords about attacking, blocking and damage. */
export const combat = `
keyword Absorb N  rule 702.64
  If a source would deal damage to this creature, prevent N of that damage.
keyword Afflict N  rule 702.130
  Whenever this creature becomes blocked, defending player loses N life.
keyword Annihilator N  rule 702.86
  Whenever this creature attacks, defending player sacrifices N permanents.
keyword Banding  rule 702.22  intrinsic
keyword Bands with other [quality]  rule 702.22  intrinsic
keyword Battle cry  rule 702.91
  Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn.
keyword Bushido N  rule 702.45
  Whenever this creature blocks or becomes blocked, it gets +N/+N until end of turn.
keyword Decayed  rule 702.147
  This creature can't block.
  When this creature attacks, sacrifice it at end of combat.
keyword Dethrone  rule 702.105
  Whenever this creature attacks the player with the most life or tied for most life, put a +1/+1 counter on this creature.
keyword Enlist  rule 702.154  intrinsic
keyword Exalted  rule 702.83
  Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.
keyword Fear  rule 702.36  intrinsic
keyword Firebending N  rule 702.189  intrinsic
keyword Flanking  rule 702.25
  Whenever this creature becomes blocked by a creature without flanking, that creature gets -1/-1 until end of turn.
keyword Frenzy N  rule 702.68
  Whenever this creature attacks and isn't blocked, it gets +N/+0 until end of turn.
keyword Horsemanship  rule 702.31  intrinsic
keyword Infect  rule 702.90  intrinsic
keyword Ingest  rule 702.115
  Whenever this creature deals combat damage to a player, that player exiles the top card of their library.
keyword Intimidate  rule 702.13  intrinsic
keyword Islandwalk  rule 702.14  intrinsic
keyword Swampwalk  rule 702.14  intrinsic
keyword Forestwalk  rule 702.14  intrinsic
keyword Mountainwalk  rule 702.14  intrinsic
keyword Plainswalk  rule 702.14  intrinsic
keyword Landwalk [quality]  rule 702.14  intrinsic
keyword Melee  rule 702.121  intrinsic
keyword Mentor  rule 702.134
  Whenever this creature attacks, put a +1/+1 counter on target attacking creature with power less than this creature's power.
keyword Mobilize N  rule 702.181
  Whenever this creature attacks, create N 1/1 red Warrior creature tokens that are tapped and attacking. Sacrifice them at the beginning of the next end step.
keyword Myriad  rule 702.116
  Whenever this creature attacks, for each opponent other than defending player, you may create a token that's a copy of this creature that's tapped and attacking that player or a planeswalker they control. Exile the tokens at end of combat.
keyword Poisonous N  rule 702.70
  Whenever this creature deals combat damage to a player, that player gets N poison counters.
keyword Provoke  rule 702.39
  Whenever this creature attacks, you may have target creature defending player controls block this creature this combat if able. If you do, untap that creature.
keyword Rampage N  rule 702.23  intrinsic
keyword Renown N  rule 702.112  intrinsic
keyword Shadow  rule 702.28  intrinsic
keyword Skulk  rule 702.118  intrinsic
keyword Toxic N  rule 702.164  intrinsic
keyword Training  rule 702.149
  Whenever this creature and at least one other creature with power greater than this creature's power attack, put a +1/+1 counter on this creature.
keyword Wither  rule 702.80  intrinsic
`;
