import { createElement, useEffect, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { ApiError, type Code, isCode, messageOf } from '@/lib/api-error';
import { useLeaveGuard } from '@/lib/leave-guard';
import { notify } from '@/lib/notify';
import { useInBrowser } from '@/lib/use-in-browser';
import { useWait } from '@/lib/use-wait';
import { PlanLink } from '@/ui/plan-link';
import { draftOf, keepDraft, readDraft, removeDraft } from './draft';
import { schemaResolver } from './schema-resolver';
import { fieldOf, showServerErrors } from './server-errors';

/** Thrown by `send` when the person thought better of it: the fields stay as they are, and nothing is said. */
export class Withdrawn extends Error {}

/** How useServerForm sends, and what it says. */
export interface ServerFormOptions<I extends FieldValues, O, R> {
  /** What is sent; its messages stand beside the fields. */
  schema: ZodType<O, unknown>;
  defaultValues: I;
  /** Sends what the schema made of the fields. */
  send: (values: O) => Promise<R>;
  /** After it was taken: tell the person, close. Answer new values to go on from them. */
  onDone?: (result: R, values: O) => I | void;
  /** What to say when the server gives no sentence of its own, or the sentence for each error. */
  failure: string | ((error: unknown) => string);
  /** Fields to which an error belongs that comes without a field's name. */
  fields?: Partial<Record<Code, FieldPath<I>>>;
  /** Keeps what is typed under this key, on this device, until it is taken. Never for forms with passwords. */
  draft?: string;
  /** Asks before the page is left with unsaved changes; on unless false. */
  guard?: boolean;
}

/** What useServerForm answers. */
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
  /** Why the whole form was not taken; null when only fields are wrong. */
  failure: string | null;
  /** Until when (ISO) the server takes nothing more. */
  wait: ReturnType<typeof useWait>;
  /** What stands in the fields comes from a draft. */
  restored: boolean;
  /** Throws the draft away and begins again. */
  discard: () => void;
}

/** A form whose errors come from its schema and from the server: both stand beside the fields, and the first takes the focus. */
export function useServerForm<I extends FieldValues, O, R>(options: ServerFormOptions<I, O, R>): ServerForm<I> {
  const { schema, defaultValues, send, onDone, draft, guard = true } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const [restored, settle] = useRestored(draft);
  const wait = useWait();
  const form = useSchemaForm(schema, defaultValues);
  const { isDirty } = form.formState;
  const { busy, setBusy, focusWhenFree } = useBusy(form);
  useDraft(form, draft);
  const stopGuarding = useLeaveGuard(guard && isDirty && !busy);

  const refuse = (error: unknown) => {
    if (error instanceof Withdrawn || isCode(error, 'REAUTENTICACION_REQUERIDA')) return;
    wait.note(error);
    const { message, field, first } = readRefusal(error, options);
    // The sentence stands above the fields; the way to another plan, where it does not push them away.
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
    // What was taken is nothing to be asked about, and onDone may lead to another page before this one is drawn again.
    stopGuarding();
    form.reset((onDone?.(result, values as unknown as O) ?? undefined) as I | undefined);
    if (draft) removeDraft(draft);
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
    restored,
    discard: () => {
      if (draft) removeDraft(draft);
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

/** What is said of an error, the field that it is about as a whole, and the field that takes the focus. */
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

/** Whether the form is being sent. The focus goes to a field as soon as it is free again: one that is disabled meanwhile takes none. */
function useBusy<I extends FieldValues>(form: UseFormReturn<I, unknown, I>) {
  // Not RHF's isSubmitting, which begins before the fields are checked: a disabled field could not take the focus when it is wrong.
  const [busy, setBusy] = useState(false);
  const [wanted, setWanted] = useState<{ name: FieldPath<I> } | null>(null);
  useEffect(() => {
    if (!busy && wanted) form.setFocus(wanted.name);
  }, [busy, wanted, form]);
  const focusWhenFree = (name: FieldPath<I> | null) => setWanted(name && { name });
  return { busy, setBusy, focusWhenFree };
}

/** Whether a draft stood in the fields when the form was opened, until it is settled; the page that the server drew knows of none. */
function useRestored(draft: string | undefined): [restored: boolean, settle: () => void] {
  const [read] = useState(() => {
    let first: { kept: boolean } | undefined;
    return () => (first ??= { kept: draft !== undefined && readDraft(draft) !== null }).kept;
  });
  const kept = useInBrowser(read, false);
  const [settled, setSettled] = useState(false);
  return [kept && !settled, () => setSettled(true)];
}

/** Restores a draft once, and keeps what is typed from then on. */
function useDraft<I extends FieldValues>(form: UseFormReturn<I, unknown, I>, draft: string | undefined): void {
  useEffect(() => {
    if (!draft) return;
    const kept = readDraft(draft);
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
        // Whose it is is told now: by the time it is kept, she may have signed out.
        const made = isDirty ? draftOf(values) : null;
        pending = () => keepDraft(draft, made);
        timer = setTimeout(flush, 400);
      },
    });
    // What was typed last is kept also when the page is left before the pause is over.
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      stop();
      flush();
    };
  }, [form, draft]);
}
