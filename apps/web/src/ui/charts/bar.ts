/** One bar of a chart. */
export interface Bar {
  /** Below the bar, in a word: 'nov'. */
  short: string;
  /** In full, for the table and the tip: 'noviembre de 2026'. */
  name: string;
  value: number;
}
