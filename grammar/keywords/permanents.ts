/** Keywords of permanents: entering, counters, costs to keep them, abilities they can activate. */
export const permanents = `
keyword Afterlife N  rule 702.135
  When this permanent dies, create N 1/1 white and black Spirit creature tokens with flying.
keyword Amplify N  rule 702.38  intrinsic
keyword Ascend  rule 702.131  intrinsic
keyword Aura swap [cost]  rule 702.65  intrinsic
keyword Backup N  rule 702.165  intrinsic
keyword Bloodthirst N  rule 702.54
  If an opponent was dealt damage this turn, this permanent enters with N +1/+1 counters on it.
keyword Bloodthirst  rule 702.54
  This permanent enters with X +1/+1 counters on it, where X is the amount of damage dealt to your opponents this turn.
keyword Champion [quality]  rule 702.72  intrinsic
keyword Changeling  rule 702.73
  This permanent is every creature type.
keyword Cipher  rule 702.99  intrinsic
keyword Compleated  rule 702.150  intrinsic
keyword Crew N  rule 702.122  intrinsic
keyword Cumulative upkeep [cost]  rule 702.24  intrinsic
keyword Daybound  rule 702.145  intrinsic
keyword Devoid  rule 702.114
  This permanent is colorless.
keyword Devour N  rule 702.82  intrinsic
keyword Devour [quality] N  rule 702.82  intrinsic
keyword Echo [cost]  rule 702.30  intrinsic
keyword Evolve  rule 702.100
  Whenever a creature you control enters, if that creature's power is greater than this creature's power or that creature's toughness is greater than this creature's toughness, if this permanent is a creature, put a +1/+1 counter on this creature.
keyword Exploit  rule 702.110  intrinsic
keyword Extort  rule 702.101
  Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain that much life.
keyword Fabricate N  rule 702.123
  When this permanent enters, you may put N +1/+1 counters on it. If you don't, create N 1/1 colorless Servo artifact creature tokens.
keyword Fading N  rule 702.32
  This permanent enters with N fade counters on it.
  At the beginning of your upkeep, remove a fade counter from this permanent. If you can't, sacrifice it.
keyword For Mirrodin!  rule 702.163
  When this Equipment enters, create a 2/2 red Rebel creature token, then attach this Equipment to it.
keyword Fortify [cost]  rule 702.67
  [cost]: Attach this Fortification to target land you control. Activate only as a sorcery.
keyword Graft N  rule 702.58
  This permanent enters with N +1/+1 counters on it.
  Whenever another creature enters, if this permanent has a +1/+1 counter on it, you may move a +1/+1 counter from this permanent onto that creature.
keyword Haunt  rule 702.55  intrinsic
keyword Hideaway N  rule 702.75
  When this permanent enters, look at the top N cards of your library. Exile one of them face down and put the rest on the bottom of your library in a random order.
keyword Hideaway  rule 702.75
  This permanent enters tapped.
  When this permanent enters, look at the top four cards of your library. Exile one of them face down and put the rest on the bottom of your library in a random order.
keyword Increment  rule 702.191
  Whenever you cast a spell, if the amount of mana spent to cast it is greater than this creature's power or the amount of mana spent to cast it is greater than this creature's toughness, if this permanent is a creature, put a +1/+1 counter on this creature.
keyword Job select  rule 702.182
  When this Equipment enters, create a 1/1 colorless Hero creature token, then attach this Equipment to it.
keyword Level up [cost]  rule 702.87
  [cost]: Put a level counter on this permanent. Activate only as a sorcery.
keyword Living metal  rule 702.161
  During your turn, this permanent is an artifact creature in addition to its other types.
keyword Living weapon  rule 702.92
  When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then attach this Equipment to it.
keyword Modular N  rule 702.43
  This permanent enters with N +1/+1 counters on it.
  When this permanent dies, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on this permanent.
keyword Modular  rule 702.43
  This permanent enters with a +1/+1 counter on it for each color of mana spent to cast it.
  When this permanent dies, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on this permanent.
keyword Nightbound  rule 702.145  intrinsic
keyword Outlast [cost]  rule 702.107
  [cost], {T}: Put a +1/+1 counter on this creature. Activate only as a sorcery.
keyword Choose a Background  rule 702.124  intrinsic
keyword Doctor's companion  rule 702.124  intrinsic
keyword Partner  rule 702.124  intrinsic
keyword Partner [group name]  rule 702.124  intrinsic
keyword Partner with [name]  rule 702.124
  When this permanent enters, target player may search their library for a card named [name], reveal it, put it into their hand, then shuffle.
keyword Phasing  rule 702.26  intrinsic
keyword Ravenous  rule 702.156
  This permanent enters with X +1/+1 counters on it.
  When this permanent enters, if X is 5 or more, draw a card.
keyword Read ahead  rule 702.155  intrinsic
keyword Reconfigure [cost]  rule 702.151
  [cost]: Attach this permanent to another target creature you control. Activate only as a sorcery.
  [cost]: Unattach this permanent. Activate only if this permanent is attached to a creature. Activate only as a sorcery.
  As long as this permanent is attached to a creature, it isn't a creature.
keyword Riot  rule 702.136  intrinsic
keyword Saddle N  rule 702.171  intrinsic
keyword Soulbond  rule 702.95  intrinsic
keyword Soulshift N  rule 702.46
  When this permanent dies, you may return target Spirit card with mana value N or less from your graveyard to your hand.
keyword Start your engines!  rule 702.179  intrinsic
keyword Station  rule 702.184
  Tap another untapped creature you control: Put a number of charge counters on this permanent equal to that creature's power. Activate only as a sorcery.
keyword Storied  intrinsic
keyword Sunburst  rule 702.44  intrinsic
keyword Tribute N  rule 702.104  intrinsic
keyword Umbra armor  rule 702.89  intrinsic
keyword Unleash  rule 702.98
  You may have this permanent enter with a +1/+1 counter on it.
  This permanent can't block as long as it has a +1/+1 counter on it.
keyword Vanishing N  rule 702.63
  This permanent enters with N time counters on it.
  At the beginning of your upkeep, if this permanent has a time counter on it, remove a time counter from it.
  When the last time counter is removed from this permanent, sacrifice it.
keyword Vanishing  rule 702.63
  At the beginning of your upkeep, if this permanent has a time counter on it, remove a time counter from it.
  When the last time counter is removed from this permanent, sacrifice it.
`;
