/** Keywords that work in hands, graveyards and libraries, or bring cards back from there. */
export const zones = `
keyword Aftermath  rule 702.127  intrinsic
keyword Craft [quality] [cost]  rule 702.167
  [cost], Exile this permanent, Exile a [quality] you control or a [quality] card from your graveyard: Return this card to the battlefield transformed under its owner's control. Activate only as a sorcery.
keyword Cycling [cost]  rule 702.29
  [cost], Discard this card: Draw a card.
keyword Disturb [cost]  rule 702.146  intrinsic
keyword Dredge N  rule 702.52  intrinsic
keyword Embalm [cost]  rule 702.128
  [cost], Exile this card from your graveyard: Create a token that's a copy of this card, except it's white, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.
keyword Encore [cost]  rule 702.141  intrinsic
keyword Eternalize [cost]  rule 702.129
  [cost], Exile this card from your graveyard: Create a token that's a copy of this card, except it's black, it's 4/4, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.
keyword Commander ninjutsu [cost]  rule 702.49
  [cost], Reveal this card from your hand, Return an unblocked attacking creature you control to its owner's hand: Put this card onto the battlefield tapped and attacking.
  [cost], Return an unblocked attacking creature you control to its owner's hand: Put this card from the command zone onto the battlefield tapped and attacking.
keyword Ninjutsu [cost]  rule 702.49
  [cost], Reveal this card from your hand, Return an unblocked attacking creature you control to its owner's hand: Put this card onto the battlefield tapped and attacking.
keyword Persist  rule 702.79
  When this permanent dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a -1/-1 counter on it.
keyword Recover [cost]  rule 702.59
  When a creature is put into your graveyard from the battlefield, you may pay [cost]. If you do, return this card from your graveyard to your hand. Otherwise, exile this card.
keyword Reinforce N [cost]  rule 702.77
  [cost], Discard this card: Put N +1/+1 counters on target creature.
keyword Scavenge [cost]  rule 702.97
  [cost], Exile this card from your graveyard: Put a number of +1/+1 counters equal to this card's power on target creature. Activate only as a sorcery.
keyword Transfigure [cost]  rule 702.71
  [cost], Sacrifice this permanent: Search your library for a creature card with mana value equal to this permanent's mana value, put it onto the battlefield, then shuffle. Activate only as a sorcery.
keyword Transmute [cost]  rule 702.53
  [cost], Discard this card: Search your library for a card with mana value equal to this card's mana value, reveal it, put it into your hand, then shuffle. Activate only as a sorcery.
keyword Typecycling [quality] [cost]  rule 702.29
  [cost], Discard this card: Search your library for a [quality] card, reveal it, put it into your hand, then shuffle.
keyword Undying  rule 702.93
  When this permanent dies, if it had no +1/+1 counters on it, return it to the battlefield under its owner's control with a +1/+1 counter on it.
keyword Unearth [cost]  rule 702.84
  [cost]: Return this card from your graveyard to the battlefield. It gains haste. Exile it at the beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere else. Activate only as a sorcery.
`;
