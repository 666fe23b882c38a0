/**
 * What keywords mean whose definition is a rule of the game and no text: in words, for reminder text, by their rules (702).
 * Keywords of which no sentence or two tells enough have none.
 */
export const intrinsicMeanings: ReadonlyMap<string, string> = new Map(
  `
assist: Another player may pay any amount of the generic mana in this spell's cost.
buyback: You may pay an additional [cost] as you cast this spell. If you do, put it into your hand instead of into your graveyard as it resolves.
convoke: Each creature you tap while casting this spell pays for {1} or one mana of that creature's color.
crew: Tap any number of untapped creatures you control with total power N or more: This Vehicle becomes an artifact creature until end of turn.
dash: You may cast this card for [cost] rather than its mana cost. If you do, it has haste, and it's returned to its owner's hand at the beginning of the next end step.
deathtouch: A creature dealt any damage by this is destroyed.
defender: This creature can't attack.
delve: Each card you exile from your graveyard while casting this spell pays for {1}.
double strike: This creature deals combat damage in the first combat damage step and again in the second.
echo: At the beginning of your upkeep, if this came under your control since the beginning of your last upkeep, sacrifice it unless you pay [cost].
emerge: You may cast this spell by paying [cost] and sacrificing a creature rather than paying its mana cost. If you do, it costs generic mana less equal to that creature's mana value.
entwine: You may choose all modes of this spell. If you do, you pay an additional [cost].
escalate: For each mode you choose beyond the first as you cast this spell, you pay an additional [cost].
exploit: When this creature enters, you may sacrifice a creature.
fear: This creature can't be blocked except by artifact creatures and black creatures.
first strike: This creature deals combat damage before creatures without first strike and double strike.
flash: You may cast this spell any time you could cast an instant.
flying: This creature can't be blocked except by creatures with flying or reach.
forestwalk: This creature can't be blocked as long as defending player controls a Forest.
haste: This creature can attack and {T} as soon as it comes under your control.
hexproof: This permanent can't be the target of spells or abilities your opponents control.
horsemanship: This creature can't be blocked except by creatures with horsemanship.
improvise: Each artifact you tap while casting this spell pays for {1}.
indestructible: This permanent can't be destroyed, and isn't destroyed by lethal damage.
infect: This creature deals damage to creatures in the form of -1/-1 counters and to players in the form of poison counters.
intimidate: This creature can't be blocked except by artifact creatures and creatures that share a color with it.
islandwalk: This creature can't be blocked as long as defending player controls an Island.
lifelink: Whenever this deals damage, its controller gains that much life as it does.
madness: If you discard this card, you exile it instead of putting it into your graveyard. When you do, cast it for [cost] or put it into your graveyard.
melee: Whenever this creature attacks, it gets +1/+1 until end of turn for each opponent you attacked this combat.
menace: This creature can't be blocked except by two or more creatures.
miracle: You may cast this card for [cost] rather than its mana cost as you draw it, if it's the first card you've drawn this turn.
morph: You may cast this card face down as a 2/2 creature for {3}. Turn it face up any time for [cost].
mountainwalk: This creature can't be blocked as long as defending player controls a Mountain.
overload: You may cast this spell for [cost] rather than its mana cost. If you do, each "target" in its text becomes "each".
plainswalk: This creature can't be blocked as long as defending player controls a Plains.
plot: Any time you could cast a sorcery, you may pay [cost] and exile this card from your hand. On a later turn you may cast it without paying its mana cost any time you could cast a sorcery.
rampage: Whenever this creature becomes blocked, it gets +N/+N until end of turn for each creature blocking it beyond the first.
reach: This creature can block creatures with flying.
rebound: If this spell was cast from your hand, exile it as it resolves. At the beginning of your next upkeep, you may cast it from exile without paying its mana cost.
renown: When this creature deals combat damage to a player, if it isn't renowned, put N +1/+1 counters on it and it becomes renowned.
saddle: Tap any number of other untapped creatures you control with total power N or more: This Mount becomes saddled until end of turn. Activate only as a sorcery.
shadow: This creature can't be blocked by creatures without shadow, and can't block them.
shroud: This permanent can't be the target of spells or abilities.
skulk: This creature can't be blocked by creatures with greater power.
split second: As long as this spell is on the stack, players can't cast spells or activate abilities that aren't mana abilities.
swampwalk: This creature can't be blocked as long as defending player controls a Swamp.
toxic: A player dealt combat damage by this creature also gets N poison counters.
trample: This creature may deal combat damage beyond what is lethal for its blockers to the player, planeswalker, or battle it's attacking.
vigilance: Attacking doesn't cause this creature to tap.
wither: This deals damage to creatures in the form of -1/-1 counters.
`
    .trim()
    .split("\n")
    .map((line): [string, string] => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
);
