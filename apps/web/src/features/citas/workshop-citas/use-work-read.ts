import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { citaQuery } from '@/entities/citas/citas/citas.queries';
import { isCode } from '@/lib/api-error';
import { same, type WorkField, workOf, type WorkValues } from './work-values';

/** A form of the work. `visto` is what was read in its fields when what stands there was begun. */
interface WorkFormFields {
  getValues: () => object;
  reset: (values: never, keep?: { keepDefaultValues?: boolean; keepErrors?: boolean }) => void;
}
type Values = Partial<WorkValues> & { visto: Partial<WorkValues> };
/** A field that was typed in and says something else by now. */
export interface WorkNews {
  field: WorkField;
  value: string | string[];
}

/**
 * Keeps a form of the work in step with an appointment that others of the workshop note in too. Fields that nobody typed in
 * follow it; the others stay, and what was read before with them, until a refused save has shown what they say by now.
 */
export function useWorkRead(cita: Cita, { getValues, reset }: WorkFormFields) {
  const cache = useQueryClient();
  const [news, setNews] = useState<WorkNews[]>([]);

  const follow = useCallback(
    (next: Cita, shown: readonly WorkField[] = []) => {
      const { visto, ...typed } = getValues() as Values;
      const now = workOf(next, Object.keys(visto) as WorkField[]);
      const kept = changedFields(getValues() as Values);
      const read = {
        ...now,
        ...pick(
          visto,
          kept.filter((field) => !shown.includes(field)),
        ),
      };
      // The defaults are what is stored, so that what was typed stays a change.
      reset({ ...typed, ...now, visto: now } as never, { keepErrors: true });
      reset({ ...typed, ...now, ...pick(typed, kept), visto: read } as never, {
        keepDefaultValues: true,
        keepErrors: true,
      });
    },
    [getValues, reset],
  );
  useEffect(() => {
    const { visto } = getValues() as Values;
    if (!same(visto, workOf(cita, Object.keys(visto) as WorkField[]))) follow(cita);
  }, [cita, follow, getValues]);

  /** Sends; when what was read has changed meanwhile, it is read again and shown, and the next save rests on it. */
  const send = async (save: () => Promise<Cita>): Promise<Cita> => {
    try {
      const saved = await save();
      setNews([]);
      return saved;
    } catch (error) {
      if (!isCode(error, 'TRABAJO_CAMBIO')) throw error;
      const fresh = await cache.fetchQuery({ ...citaQuery(cita._id), staleTime: 0 });
      const values = getValues() as Values;
      const now = workOf(fresh, changedFields(values));
      const changed = (Object.keys(now) as WorkField[]).filter((field) => !same(values.visto[field], now[field]));
      setNews(changed.map((field) => ({ field, value: now[field]! })));
      follow(fresh, changed);
      throw error;
    }
  };
  return { news, send };
}

const changedFields = ({ visto, ...values }: Values): WorkField[] =>
  (Object.keys(visto) as WorkField[]).filter((field) => !same(values[field], visto[field]));
const pick = (values: Partial<WorkValues>, fields: readonly WorkField[]): Partial<WorkValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));
