import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, type Ref, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError, messageOf } from '@/lib/api-error';
import { useIdempotencyKey } from '@/lib/idempotency';
import { Form } from '@/ui/form/form';
import { LoadingButton } from '@/ui/loading-button';
import { PlainTextArea } from '@/ui/plain-text-area';

interface TextFormProps {
  formRef?: Ref<HTMLFormElement>;
  label: string;
  hint?: string;
  placeholder?: string;
  maxLength: number;
  /** The contract's shape, loaded when somebody writes: the page itself comes without zod. */
  loadSchema: () => Promise<z.ZodType<{ texto: string }>>;
  value: string;
  onChange: (text: string) => void;
  submit: string;
  busyText: string;
  /** Asked before anything else; false stops (a visitor goes to sign in). */
  allowed?: () => boolean;
  send: (text: string, idempotencyKey: string) => Promise<unknown>;
  /** Sentence for a failure that brings none of its own. */
  error: string;
  autoFocus?: boolean;
  onCancel?: () => void;
}

/** One text and a button. What was typed stays until the server has taken it; a lost answer is sent again under the same key. */
export function TextForm({
  formRef,
  label,
  hint,
  placeholder,
  maxLength,
  loadSchema,
  value,
  onChange,
  submit,
  busyText,
  allowed,
  send,
  error,
  autoFocus,
  onCancel,
}: TextFormProps) {
  const id = useId();
  const key = useIdempotencyKey();
  const input = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const refuse = (message: string) => {
    setProblem(message);
    input.current?.focus();
  };
  const type = (text: string) => {
    setProblem(null);
    // Another text is another attempt.
    key.renew();
    onChange(text);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || allowed?.() === false) return;
    setBusy(true);
    setProblem(null);
    try {
      // Without a network its code may not be on the device: then the server alone checks, once it can be reached.
      const schema = await loadSchema().catch(() => null);
      const parsed = schema?.safeParse({ texto: value });
      if (parsed?.error) return refuse(parsed.error.issues[0]!.message);
      await send(parsed?.data.texto ?? value.trim(), key.current());
      key.renew();
    } catch (caught) {
      if (caught instanceof ApiError) key.renew();
      refuse((caught instanceof ApiError && caught.errors[0]?.mensaje) || messageOf(caught, error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form
      ref={formRef}
      onSubmit={(event: FormEvent) => void onSubmit(event)}
      onFocus={() => void loadSchema().catch(() => undefined)}
      sx={{ display: 'grid', gap: 1.5, maxWidth: '68ch' }}
    >
      <PlainTextArea
        id={id}
        inputRef={input}
        label={label}
        value={value}
        onChange={(event) => type(event.target.value)}
        error={!!problem}
        placeholder={placeholder}
        autoFocus={autoFocus}
        rows={2}
        maxRows={10}
        readOnly={busy}
        inputProps={{ maxLength, 'aria-describedby': `${id}-ayuda`, 'aria-invalid': !!problem }}
      />
      {(problem ?? hint) && (
        <Typography
          id={`${id}-ayuda`}
          variant="body2"
          role={problem ? 'alert' : undefined}
          sx={{ color: problem ? 'error.main' : 'text.secondary', mt: -0.75 }}
        >
          {problem ?? hint}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LoadingButton type="submit" loading={busy} loadingText={busyText}>
          {submit}
        </LoadingButton>
        {onCancel && (
          <Button onClick={onCancel} disabled={busy}>
            Cancelar
          </Button>
        )}
      </Box>
    </Form>
  );
}
