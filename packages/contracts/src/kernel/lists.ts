import { z } from 'zod';

/** At most `max` ids, names or addresses as a set: duplicates count once, at their first place. */
export const setOf = <V extends z.ZodType<string>>(value: V, max: number, tooMany: string, message?: string) =>
  z
    .array(value, message)
    .max(max, tooMany)
    .overwrite((named) => [...new Set(named)]);

/** Lines with figures of their own, of which each is about one thing: `twice` refuses a second one with the same key. */
export const linesOf = <L extends z.ZodType>(
  line: L,
  keyOf: (line: z.output<L>) => string | null,
  twice: string,
  message?: string,
) =>
  z.array(line, message).refine((lines) => {
    const keys = lines.flatMap((one) => keyOf(one) ?? []);
    return new Set(keys).size === keys.length;
  }, twice);
