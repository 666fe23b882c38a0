import type * as choices from "./choices.ts";
import type * as control from "./control.ts";
import type * as counters from "./counters.ts";
import type * as damage from "./damage.ts";
import type * as library from "./library.ts";
import type * as life from "./life.ts";
import type * as mana from "./mana.ts";
import type * as permanents from "./permanents.ts";
import type * as players from "./players.ts";
import type * as spells from "./spells.ts";
import type * as tokens from "./tokens.ts";
import type * as zones from "./zones.ts";

/** One instruction (608.2c). */
export type Effect =
  | control.Sequence
  | control.May
  | control.If
  | control.Unless
  | control.Pay
  | control.ForEach
  | control.ForEachPlayer
  | control.Repeat
  | control.Process
  | control.Again
  | control.Delayed
  | control.Reflexive
  | control.Modal
  | control.OneOf
  | control.SetX
  | control.Nothing
  | damage.DealDamage
  | damage.Fight
  | life.GainLife
  | life.LoseLife
  | life.SetLife
  | life.ExchangeLife
  | library.Draw
  | library.Discard
  | library.Mill
  | library.Scry
  | library.Surveil
  | library.LookAt
  | library.Reveal
  | library.Search
  | library.Shuffle
  | zones.Destroy
  | zones.Exile
  | zones.Move
  | zones.Sacrifice
  | zones.Counter
  | zones.Regenerate
  | zones.PhaseOut
  | permanents.Tap
  | permanents.Untap
  | permanents.Affect
  | permanents.ChangeRules
  | permanents.Attach
  | permanents.Unattach
  | permanents.Transform
  | permanents.TurnFace
  | permanents.ExchangeControl
  | permanents.RemoveFromCombat
  | permanents.Designate
  | counters.PutCounters
  | counters.RemoveCounters
  | counters.MoveCounters
  | counters.DoubleCounters
  | counters.GetCounters
  | counters.Proliferate
  | tokens.CreateTokens
  | tokens.CreateCopies
  | tokens.Investigate
  | tokens.GetEmblem
  | mana.AddMana
  | mana.EmptyMana
  | spells.CopySpell
  | spells.ChangeTargets
  | spells.CastCards
  | spells.AllowPlay
  | choices.ChooseValue
  | choices.ChooseObjects
  | choices.FlipCoin
  | choices.RollDie
  | choices.Vote
  | choices.Piles
  | choices.Clash
  | players.EndGame
  | players.ExtraTurn
  | players.ExtraPhase
  | players.SkipNext
  | players.Become
  | players.EndTurn
  | players.KeywordActionEffect;
