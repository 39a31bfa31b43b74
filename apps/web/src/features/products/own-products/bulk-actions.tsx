import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { messageOf } from '@/lib/api-error';
import { plural } from '@/lib/format';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useMayCall } from '@/lib/use-may-call';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { PRODUCT_CALLS, useChangeProduct, useRemoveProduct } from './own-products.queries';

interface BulkActionsProps {
  ids: readonly string[];
  /** Keys of the remaining products: those that failed stay chosen. */
  onDone: (left: ReadonlySet<string>) => void;
}
type Action = 'show' | 'hide' | 'remove';

const DONE: Record<Action, readonly [string, string]> = {
  show: ['producto publicado', 'productos publicados'],
  hide: ['producto oculto', 'productos ocultos'],
  remove: ['producto eliminado', 'productos eliminados'],
};

/** Actions on all chosen products: one after the other, so that each that fails stays chosen. */
export function BulkActions({ ids, onDone }: BulkActionsProps) {
  const change = useChangeProduct();
  const remove = useRemoveProduct();
  const may = useMayCall();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const run = async (action: Action) => {
    const failed = new Set<string>();
    let reason: unknown;
    setDone(0);
    for (const [i, id] of ids.entries()) {
      try {
        await (action === 'remove'
          ? remove.mutateAsync(id)
          : change.mutateAsync({ id, change: { activo: action === 'show' } }));
      } catch (error) {
        failed.add(id);
        reason = error;
      }
      setDone(i + 1);
    }
    setDone(null);
    setAsking(false);
    const count = ids.length - failed.size;
    if (count) notify.ok(plural(count, ...DONE[action]));
    if (failed.size) notify.error(messageOf(reason, PRODUCT_MESSAGES.saveFailed));
    onDone(failed);
  };
  const busy = done !== null;
  return (
    <>
      <Button size="small" disabled={busy} onClick={() => void run('show')}>
        Publicar
      </Button>
      <Button size="small" disabled={busy} onClick={() => void run('hide')}>
        Ocultar
      </Button>
      {may(PRODUCT_CALLS.changePrices) && (
        <Button size="small" component={Link} to={paths.storePrices({ productos: ids.join(',') })} disabled={busy}>
          Cambiar precios
        </Button>
      )}
      {may(PRODUCT_CALLS.remove) && (
        <Button size="small" color="error" disabled={busy} onClick={() => setAsking(true)}>
          Eliminar
        </Button>
      )}
      {busy && (
        <LinearProgress
          variant="determinate"
          aria-label="Avance"
          value={(done / ids.length) * 100}
          sx={{ flexBasis: '100%', borderRadius: 999 }}
        />
      )}
      {asking && (
        <ConfirmDialog
          open
          danger
          title={`¿Eliminar ${plural(ids.length, 'producto', 'productos')}?`}
          confirm="Eliminar"
          busy={busy}
          onConfirm={() => void run('remove')}
          onClose={() => setAsking(false)}
        >
          <Typography>Dejarán de aparecer en la plataforma. Los pedidos que ya los incluyen siguen en pie.</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
