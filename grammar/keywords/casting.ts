/** Keywords about casting spells: costs, copies, other zones to cast from. */
export const casting = `
keyword Affinity [quality]  rule 702.41
  This spell costs {1} less to cast for each [quality] you control.
keyword Assist  rule 702.132  intrinsic
keyword Awaken N [cost]  rule 702.113  intrinsic
keyword Bargain  rule 702.166
  As an additional cost to cast this spell, you may sacrifice an artifact, an enchantment, or a token.
keyword Bestow [cost]  rule 702.103  intrinsic
  You may pay [cost] rather than pay this spell's mana cost.
keyword Blitz [cost]  rule 702.152  intrinsic
  You may pay [cost] rather than pay this spell's mana cost.
  As long as this permanent's blitz cost was paid, it has haste and "When this permanent dies, draw a card."
keyword Buyback [cost]  rule 702.27  intrinsic
  As an additional cost to cast this spell, you may pay [cost].
keyword Cascade  rule 702.85  intrinsic
keyword Casualty N  rule 702.153
  As an additional cost to cast this spell, you may sacrifice a creature with power N or greater.
  When you cast this spell, if its casualty cost was paid, copy it. You may choose new targets for the copy.
keyword Cleave [cost]  rule 702.148
  You may pay [cost] rather than pay this spell's mana cost.
keyword Conspire  rule 702.78  intrinsic
  As an additional cost to cast this spell, you may tap two untapped creatures you control that share a color with it.
  When you cast this spell, if its conspire cost was paid, copy it. You may choose new targets for the copy.
keyword Convoke  rule 702.51  intrinsic
keyword Dash [cost]  rule 702.109  intrinsic
  You may pay [cost] rather than pay this spell's mana cost.
  As long as this permanent's dash cost was paid, it has haste.
keyword Delve  rule 702.66  intrinsic
keyword Demonstrate  rule 702.144
  When you cast this spell, you may copy it and may choose new targets for the copy. If you do, an opponent copies this spell and may choose new targets for that copy.
keyword Disguise [cost]  rule 702.168  intrinsic
keyword Emerge [cost]  rule 702.119  intrinsic
keyword Emerge [quality] [cost]  rule 702.119  intrinsic
keyword Entwine [cost]  rule 702.42  intrinsic
  As an additional cost to cast this spell, you may pay [cost].
keyword Epic  rule 702.50  intrinsic
keyword Escalate [cost]  rule 702.120  intrinsic
keyword Escape [cost]  rule 702.138
  You may cast this card from your graveyard by paying [cost] rather than paying its mana cost.
keyword Evoke [cost]  rule 702.74
  You may pay [cost] rather than pay this spell's mana cost.
  When this permanent enters, if its evoke cost was paid, its controller sacrifices it.
keyword Flashback [cost]  rule 702.34
  You may cast this card from your graveyard by paying [cost] rather than paying its mana cost, then exile it.
keyword Foretell [cost]  rule 702.143  intrinsic
keyword Freerunning [cost]  rule 702.173
  If an Assassin you control or a commander you control dealt combat damage to a player this turn, you may pay [cost] rather than pay this spell's mana cost.
keyword Fuse  rule 702.102  intrinsic
keyword Gift [gift name]  rule 702.174  intrinsic
keyword Gravestorm  rule 702.69
  When you cast this spell, copy it for each permanent put into a graveyard from the battlefield this turn. You may choose new targets for the copies.
keyword Harmonize [cost]  rule 702.180  intrinsic
  You may cast this card from your graveyard by paying [cost] rather than paying its mana cost, then exile it.
keyword Impending N [cost]  rule 702.176
  You may pay [cost] rather than pay this spell's mana cost.
  If this permanent's impending cost was paid, it enters with N time counters on it.
  As long as this permanent's impending cost was paid and it has a time counter on it, this permanent isn't a creature.
  At the beginning of your end step, if this permanent's impending cost was paid and it has a time counter on it, remove a time counter from it.
keyword Improvise  rule 702.126  intrinsic
keyword Jump-start  rule 702.133
  You may cast this card from your graveyard by discarding a card as an additional cost to cast it, then exile it.
keyword Kicker [cost]  rule 702.33
  As an additional cost to cast this spell, you may pay [cost].
keyword Kicker [cost] [other cost]  rule 702.33
  As an additional cost to cast this spell, you may pay [cost].
  As an additional cost to cast this spell, you may pay [other cost].
keyword Multikicker [cost]  rule 702.33
  As an additional cost to cast this spell, you may pay [cost] any number of times.
keyword Madness [cost]  rule 702.35  intrinsic
keyword Mayhem [cost]  rule 702.187  intrinsic
keyword Megamorph [cost]  rule 702.37  intrinsic
keyword Miracle [cost]  rule 702.94  intrinsic
keyword More Than Meets the Eye [cost]  rule 702.162  intrinsic
keyword Morph [cost]  rule 702.37  intrinsic
keyword Mutate [cost]  rule 702.140  intrinsic
keyword Offering [quality]  rule 702.48  intrinsic
keyword Offspring [cost]  rule 702.175
  As an additional cost to cast this spell, you may pay [cost].
  When this permanent enters, if its offspring cost was paid, create a token that's a copy of it, except it's 1/1.
keyword Overload [cost]  rule 702.96  intrinsic
  You may pay [cost] rather than pay this spell's mana cost.
keyword Paradigm  rule 702.192  intrinsic
keyword Plot [cost]  rule 702.170  intrinsic
keyword Prototype [cost] N M  rule 702.160  intrinsic
keyword Prowl [cost]  rule 702.76
  If a permanent you control that shares a creature type with this spell dealt combat damage to a player this turn, you may pay [cost] rather than pay this spell's mana cost.
keyword Rebound  rule 702.88  intrinsic
keyword Replicate [cost]  rule 702.56
  As an additional cost to cast this spell, you may pay [cost] any number of times.
  When you cast this spell, if its replicate cost was paid, copy it for each time its replicate cost was paid. You may choose new targets for the copies.
keyword Retrace  rule 702.81
  You may cast this card from your graveyard by discarding a land card as an additional cost to cast it.
keyword Ripple N  rule 702.60  intrinsic
keyword Sneak [cost]  rule 702.190  intrinsic
keyword Spectacle [cost]  rule 702.137
  If an opponent lost life this turn, you may pay [cost] rather than pay this spell's mana cost.
keyword Splice [quality] [cost]  rule 702.47  intrinsic
keyword Split second  rule 702.61  intrinsic
keyword Squad [cost]  rule 702.157
  As an additional cost to cast this spell, you may pay [cost] any number of times.
  When this permanent enters, if its squad cost was paid, create a token that's a copy of it for each time its squad cost was paid.
keyword Storm  rule 702.40
  When you cast this spell, copy it for each other spell cast before it this turn. You may choose new targets for the copies.
keyword Surge [cost]  rule 702.117
  If you've cast another spell this turn, you may pay [cost] rather than pay this spell's mana cost.
keyword Suspend N [cost]  rule 702.62  intrinsic
keyword Teamwork N
  As an additional cost to cast this spell, you may tap any number of creatures you control with total power N or more.
keyword Undaunted  rule 702.125
  This spell costs {1} less to cast for each opponent.
keyword Warp [cost]  rule 702.185  intrinsic
keyword Web-slinging [cost]  rule 702.188
  You may pay [cost] and return a tapped creature you control to its owner's hand rather than pay this spell's mana cost.
`;
