import { createElement, useEffect, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { ApiError, type Code, isCode, messageOf } from '@/lib/api-error';
import { holdName } from '@/lib/hold-name';
import { useLeaveGuard } from '@/lib/leave-guard';
import { notify } from '@/lib/notify';
import { useInBrowser } from '@/lib/use-in-browser';
import { useWait } from '@/lib/use-wait';
import { PlanLink } from '@/ui/plan-link';
import { DRAFT_ELSEWHERE, draftKey, formDraftOf, keepDraft, readFormDraft, removeDraft } from './draft';
import { schemaResolver } from './schema-resolver';
import { fieldOf, showServerErrors } from './server-errors';

/** Thrown by `send` when the user cancels: the fields stay as they are, and no message is shown. */
export class Withdrawn extends Error {}

/** Options of useServerForm. */
export interface ServerFormOptions<I extends FieldValues, O, R> {
  /** Schema of the request; its messages are shown beside the fields. */
  schema: ZodType<O, unknown>;
  defaultValues: I;
  /** Sends the values that the schema parsed. */
  send: (values: O) => Promise<R>;
  /** Runs after success: show a message, close. May return new values to continue with. */
  onDone?: (result: R, values: O) => I | void;
  /** Message when the server gives none, or a function from an error to its message. */
  failure: string | ((error: unknown) => string);
  /** Fields to which errors without a field name belong, by code. */
  fields?: Partial<Record<Code, FieldPath<I>>>;
  /** Storage key under which the input is kept on this device until it is sent. Never for forms with passwords. */
  draft?: string;
  /** Asks for confirmation before leaving with unsaved changes; on unless false. */
  guard?: boolean;
}

/** Result of useServerForm. */
export interface ServerForm<I extends FieldValues> {
  control: UseFormReturn<I>['control'];
  setValue: UseFormReturn<I>['setValue'];
  getValues: UseFormReturn<I>['getValues'];
  reset: UseFormReturn<I>['reset'];
  setError: UseFormReturn<I>['setError'];
  clearErrors: UseFormReturn<I>['clearErrors'];
  /** For the form's onSubmit. */
  submit: (event?: React.BaseSyntheticEvent) => void;
  busy: boolean;
  dirty: boolean;
  /** Message of the failed submit; null when only fields are wrong. */
  failure: string | null;
  /** Time (ISO) until which the server accepts no request. */
  wait: ReturnType<typeof useWait>;
  /** The current values come from a draft. */
  restored: boolean;
  /** Deletes the draft and resets the form. */
  discard: () => void;
}

/** A form with errors from its schema and from the server: both are shown beside the fields, and the first takes the focus. */
export function useServerForm<I extends FieldValues, O, R>(options: ServerFormOptions<I, O, R>): ServerForm<I> {
  const { schema, defaultValues, send, onDone, draft, guard = true } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const wait = useWait();
  const form = useSchemaForm(schema, defaultValues);
  const { isDirty } = form.formState;
  const { busy, setBusy, focusWhenFree } = useBusy(form);
  const own = useOwnDraft(draft);
  const [found, settle] = useRestored(draft);
  useDraft(form, own);
  const stopGuarding = useLeaveGuard(guard && isDirty && !busy);

  const refuse = (error: unknown) => {
    if (error instanceof Withdrawn || isCode(error, 'REAUTENTICACION_REQUERIDA')) return;
    wait.note(error);
    const { message, field, first } = readRefusal(error, options);
    // The message is above the fields; the link to another plan is in a toast, where it does not push them down.
    if (isCode(error, 'PLAN_LIMITE')) notify.failure(error, message, { action: createElement(PlanLink, { error }) });
    focusWhenFree(first);
    if (field) form.setError(field, { type: 'server', message });
    else if (!showServerErrors(error, form.setError)) setFailure(message);
  };
  const take = async (values: I) => {
    setFailure(null);
    focusWhenFree(null);
    setBusy(true);
    let result: R;
    try {
      result = await send(values as unknown as O);
    } catch (error) {
      setBusy(false);
      return refuse(error);
    }
    settle();
    // Saved values need no confirmation, and onDone may navigate before this is rendered again.
    stopGuarding();
    form.reset((onDone?.(result, values as unknown as O) ?? undefined) as I | undefined);
    if (own) removeDraft(own);
    setBusy(false);
  };
  const { control, getValues, setValue, reset, setError, clearErrors } = form;
  return {
    control,
    getValues,
    setValue,
    reset,
    setError,
    clearErrors,
    submit: (event) => void form.handleSubmit(take)(event),
    busy,
    dirty: isDirty,
    failure,
    wait,
    restored: found && own !== undefined,
    discard: () => {
      if (own) removeDraft(own);
      settle();
      form.reset();
    },
  };
}

const useSchemaForm = <I extends FieldValues>(schema: ZodType, defaultValues: I) =>
  useForm<I, unknown, I>({
    resolver: schemaResolver<I>(schema),
    defaultValues: defaultValues as DefaultValues<I>,
  });

/** Message of an error, the field that it is about as a whole, and the field to focus. */
function readRefusal<I extends FieldValues>(
  error: unknown,
  { failure, fields = {} }: Pick<ServerFormOptions<I, unknown, unknown>, 'failure' | 'fields'>,
): { message: string; field: FieldPath<I> | undefined; first: FieldPath<I> | null } {
  const code = (Object.keys(fields) as Code[]).find((one) => isCode(error, one));
  const field = code && fields[code];
  const wrong = error instanceof ApiError ? error.errors[0] : undefined;
  return {
    message: typeof failure === 'string' ? messageOf(error, failure) : failure(error),
    field,
    first: field ?? (wrong ? (fieldOf(wrong.campo) as FieldPath<I>) : null),
  };
}

/** Whether the form is being sent. A field is focused as soon as it is enabled again: a disabled one takes no focus. */
function useBusy<I extends FieldValues>(form: UseFormReturn<I, unknown, I>) {
  // Not RHF's isSubmitting, which begins before validation: a disabled field could not take the focus when it is invalid.
  const [busy, setBusy] = useState(false);
  const [wanted, setWanted] = useState<{ name: FieldPath<I> } | null>(null);
  useEffect(() => {
    if (!busy && wanted) form.setFocus(wanted.name);
  }, [busy, wanted, form]);
  const focusWhenFree = (name: FieldPath<I> | null) => setWanted(name && { name });
  return { busy, setBusy, focusWhenFree };
}

/**
 * The draft, while this tab keeps it: the first tab that opens the form does until it leaves it. In another one the draft is
 * neither shown nor written over, and the person is told.
 */
function useOwnDraft(draft: string | undefined): string | undefined {
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    if (!draft) return;
    const name = draftKey(draft);
    const leave = holdName(
      name,
      () => setOwn(draft),
      () => notify.warn(DRAFT_ELSEWHERE, { key: name }),
    );
    return () => {
      leave();
      setOwn(undefined);
    };
  }, [draft]);
  return own;
}

/** Whether the form was opened with a draft, until it is settled; the server's HTML never has one. */
function useRestored(draft: string | undefined): [restored: boolean, settle: () => void] {
  const [read] = useState(() => {
    let first: { kept: boolean } | undefined;
    return () => (first ??= { kept: draft !== undefined && readFormDraft(draft) !== null }).kept;
  });
  const kept = useInBrowser(read, false);
  const [settled, setSettled] = useState(false);
  return [kept && !settled, () => setSettled(true)];
}

/** Restores a draft once, and stores the input from then on. */
function useDraft<I extends FieldValues>(form: UseFormReturn<I, unknown, I>, draft: string | undefined): void {
  useEffect(() => {
    if (!draft) return;
    // Given over by another tab while somebody types here: hers stays.
    const kept = form.formState.isDirty ? null : readFormDraft(draft);
    if (kept) form.reset({ ...form.getValues(), ...kept } as I, { keepDefaultValues: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending: (() => void) | null = null;
    const flush = () => {
      clearTimeout(timer);
      pending?.();
      pending = null;
    };
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        // The owner is read now: by the time the draft is stored, she may have signed out.
        const made = isDirty ? formDraftOf(values) : null;
        pending = () => keepDraft(draft, made);
        timer = setTimeout(flush, 400);
      },
    });
    // The last input is stored also when the page is left before the delay is over.
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      stop();
      flush();
    };
  }, [form, draft]);
}
