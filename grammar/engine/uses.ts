/** Counts the uses of a terminal, a rule or a kind of choice within a rule: Chevrotain tells them apart by number. */
export class Uses {
  private readonly counts = new Map<unknown, number>();

  next(of: unknown): number {
    const count = this.counts.get(of) ?? 0;
    this.counts.set(of, count + 1);
    return count;
  }
}
