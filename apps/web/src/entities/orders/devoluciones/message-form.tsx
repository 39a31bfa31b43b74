import { NuevoMensaje } from '@tuerca/contracts/orders/devoluciones/inputs';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import { Form } from '@/ui/form/form';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { useWriteMessage } from './devoluciones.queries';

/** A message to the other party of a return. */
export function MessageForm({ id, other }: { id: string; other: string }) {
  const write = useWriteMessage(id);
  const { control, submit, busy, failure } = useServerForm({
    schema: NuevoMensaje,
    defaultValues: { texto: '' },
    send: (body: { texto: string }) => write.mutateAsync(body),
    failure: DEVOLUCION_MESSAGES.saveFailed,
    draft: `devolucion-mensaje-${id}`,
    guard: false,
    onDone: () => ({ texto: '' }),
  });
  return (
    <Form aria-label="Escribir un mensaje" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      {failure && <FormAlert message={failure} />}
      <TextInput
        control={control}
        name="texto"
        label={`Mensaje para ${other}`}
        rows={2}
        maxLength={1000}
        disabled={busy}
      />
      <LoadingButton
        type="submit"
        variant="outlined"
        loading={busy}
        loadingText="Enviando..."
        sx={{ justifySelf: { sm: 'start' } }}
      >
        Enviar mensaje
      </LoadingButton>
    </Form>
  );
}
