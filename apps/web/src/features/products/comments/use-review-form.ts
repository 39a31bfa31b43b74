import { useState } from 'react';
import { REVIEW_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import { type Resena, ReviewContent } from '@tuerca/contracts/products/comments/schemas';
import { keepForLater } from '@/entities/platform/offline-actions/offline-action-store';
import { ApiError, isCode } from '@/lib/api-error';
import { useIdempotencyKey } from '@/lib/idempotency';
import { notify } from '@/lib/notify';
import { useUser } from '@/lib/session';
import { useServerForm } from '@/ui/form/use-server-form';
import { type Target, useFindReview, useSaveReview } from './comments.queries';

interface Draft {
  texto: string;
  valoracion: number | undefined;
}

/** A review that is sent when the connection is back. */
const toOfflineAction = (id: string, body: Target & { texto: string; valoracion: number }, nombre: string) =>
  ({ kind: 'review', id, body, label: `Reseña: ${nombre}`, text: body.texto, path: location.pathname }) as const;

const failureOf = (error: unknown): string =>
  error instanceof Error && error.message
    ? REVIEW_MESSAGES.publishFailedBecause(error.message)
    : REVIEW_MESSAGES.publishFailed;

/** The form of a new review, or of `resena`; a second review of the same thing may become an edit of the first, with what was typed. */
export function useReviewForm(target: Target, nombre: string, resena: Resena | undefined, onDone: () => void) {
  const key = useIdempotencyKey();
  const save = useSaveReview(target);
  const find = useFindReview(target);
  const user = useUser();
  const [existing, setExisting] = useState(resena);
  /** Result of looking for the first review, in place of the form's failure; undefined before. */
  const [lookup, setLookup] = useState<string | null>();
  const [repeated, setRepeated] = useState(false);
  const { control, submit, busy, failure } = useServerForm({
    schema: ReviewContent,
    defaultValues: { texto: resena?.texto ?? '', valoracion: resena?.valoracion } as Draft,
    send: async (values) => {
      setLookup(undefined);
      setRepeated(false);
      try {
        await save.mutateAsync({ ...values, id: existing?._id, idempotencyKey: key.current() });
        return existing ? REVIEW_MESSAGES.updated : REVIEW_MESSAGES.published;
      } catch (error) {
        if (!existing && keepForLater(error, toOfflineAction(key.current(), { ...target, ...values }, nombre)))
          return null;
        // The server read these data and refused them: the next attempt may carry others.
        if (error instanceof ApiError) key.renew();
        setRepeated(isCode(error, 'RESENA_REPETIDA'));
        throw error;
      }
    },
    onDone: (message, values) => {
      key.renew();
      if (message) notify.ok(message);
      onDone();
      return values;
    },
    // Here and not in the corner: what lies behind an open dialog is hidden from screen readers.
    failure: failureOf,
    guard: false,
  });

  const editExisting = async () => {
    const found = user && (await find.mutateAsync(user._id).catch(() => null));
    setRepeated(!found);
    if (found) setLookup(null);
    else
      setLookup(
        found === undefined ? 'Tu reseña está en revisión y no se puede editar por ahora.' : REVIEW_MESSAGES.loadFailed,
      );
    if (found) setExisting(found);
  };

  return {
    control,
    submit,
    existing,
    failure: lookup === undefined ? failure : lookup,
    repeated,
    editExisting,
    finding: find.isPending,
    busy,
  };
}
