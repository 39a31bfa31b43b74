import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useEffect, useId, useRef, useState } from 'react';
import { MAX_ADJUNTOS, MAX_CONTENIDO_LENGTH } from '@tuerca/contracts/chats/chats/rules';
import type { Adjunto, Chat } from '@tuerca/contracts/chats/chats/schemas';
import { readMessageDraft, writeMessageDraft } from '@/entities/chats/chats/drafts';
import { plural } from '@/lib/format';
import { hasCoarsePointer } from '@/lib/media';
import { Form } from '@/ui/form/form';
import { SendRounded } from '@/ui/icons/send-rounded';
import { AttachButton } from './attach-button';
import { ChosenFiles } from './chosen-files';
import { useFiles } from './use-files';

interface ComposerProps {
  chat: Chat;
  account: string;
  onSend: (contenido: string, adjuntos: Adjunto[]) => void;
  onKeystroke: () => void;
}

/** Number of remaining characters from which on the counter is shown. */
const COUNT_FROM = 300;

const field = {
  flex: 1,
  minWidth: 0,
  px: 1.75,
  py: 1,
  minHeight: 44,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'marca.control',
  borderRadius: '22px',
  fontSize: '1rem',
  '&.Mui-focused': { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 },
  '& textarea': { outline: 'none' },
  '& textarea::placeholder': { color: 'text.secondary', opacity: 0.9 },
} as const;

/** Text of the characters left, near the limit; else null. */
const countOf = (left: number): string | null =>
  left < 0
    ? `Sobran ${plural(-left, 'carácter', 'caracteres')}`
    : left <= COUNT_FROM
      ? plural(left, 'carácter disponible', 'caracteres disponibles')
      : null;

/**
 * The text and files of the next message. Enter sends and Shift+Enter adds a line; on touch screens, where Shift is hard to
 * reach, Enter adds a line and the button sends. Unsent text is kept on this device.
 */
export function Composer({ chat, account, onSend, onKeystroke }: ComposerProps) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useState(() => readMessageDraft(account, chat._id));
  const { files, problem, add, retry, remove, clear } = useFiles();
  const left = MAX_CONTENIDO_LENGTH - value.trim().length;
  const uploaded = files.every(({ adjunto }) => adjunto);
  const sendable = (value.trim() !== '' || files.length > 0) && uploaded && left >= 0;
  const count = countOf(left);

  useEffect(() => {
    // With a physical keyboard the field is focused at once; on a phone the on-screen keyboard would cover the messages.
    if (!hasCoarsePointer()) text.current?.focus({ preventScroll: true });
  }, []);

  const write = (next: string) => {
    setValue(next);
    writeMessageDraft(account, chat._id, next);
  };
  const submit = () => {
    if (!sendable) return;
    onSend(
      value.trim(),
      files.flatMap(({ adjunto }) => adjunto ?? []),
    );
    write('');
    clear();
    text.current?.focus({ preventScroll: true });
  };
  return (
    <Form
      aria-label={`Escribir a ${chat.nombre}`}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        submit();
      }}
      sx={{
        display: 'grid',
        gap: 1,
        px: { xs: 1, md: 2 },
        pt: 1,
        pb: 'calc(8px + env(safe-area-inset-bottom))',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {files.length > 0 && <ChosenFiles files={files} onRetry={retry} onRemove={remove} />}
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5 }}>
        <AttachButton disabled={files.length >= MAX_ADJUNTOS} onFiles={add} />
        <InputBase
          inputRef={text}
          multiline
          maxRows={6}
          value={value}
          placeholder="Escribe un mensaje"
          inputProps={{
            'aria-label': `Mensaje para ${chat.nombre}`,
            'aria-describedby': count ? id : undefined,
            'aria-invalid': left < 0 || undefined,
            enterKeyHint: hasCoarsePointer() ? 'enter' : 'send',
          }}
          onChange={({ target }) => {
            write(target.value);
            if (target.value.trim()) onKeystroke();
          }}
          onPaste={({ clipboardData }) => {
            if (clipboardData.files.length > 0) add([...clipboardData.files]);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || hasCoarsePointer()) return;
            event.preventDefault();
            submit();
          }}
          sx={field}
        />
        <IconButton
          type="submit"
          aria-label="Enviar mensaje"
          disabled={!sendable}
          sx={{
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
            '&:hover': { bgcolor: 'secondary.dark' },
            '&.Mui-disabled': { bgcolor: 'marca.tile' },
          }}
        >
          <SendRounded />
        </IconButton>
      </Box>
      {count && (
        <FormHelperText id={id} error={left < 0} sx={{ m: 0, textAlign: 'right' }}>
          {count}
        </FormHelperText>
      )}
    </Form>
  );
}
