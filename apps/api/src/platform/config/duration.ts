const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** A span as settings write it: '30m', '24h', '7d'. */
export const DURATION = /^[1-9]\d{0,4}[smhd]$/;

/** A span that has that form, in milliseconds. */
export const durationMs = (span: string): number =>
  Number(span.slice(0, -1)) * UNITS[span.slice(-1) as keyof typeof UNITS];
