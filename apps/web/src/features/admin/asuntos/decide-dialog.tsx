import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import type { DecisionDeAsunto } from '@tuerca/contracts/admin/asunto-states';
import {
  type AsuntoDetalle,
  DecisionAsunto,
  type Pendiente,
  type SumasAbiertas,
} from '@tuerca/contracts/admin/asuntos';
import { openSums } from '@/entities/admin/open-things';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { useDecide } from './asuntos.queries';

const WORDS: Record<DecisionDeAsunto, { title: string; confirm: string; text: string }> = {
  cancelar: {
    title: '¿Cancelar y devolver lo pagado?',
    confirm: 'Cancelar y devolver',
    text: 'Se avisa a quienes esperan, la mercancía que no salió vuelve al inventario y lo pagado queda en Dinero por devolver. No se puede deshacer.',
  },
  cumplir: {
    title: '¿Se cumple de todos modos?',
    confirm: 'Se cumple',
    text: 'No se cancela nada y se avisa a quienes esperan. Asegúrate con el negocio o con quien lo atienda: su cuenta sigue sin acceso, y aquí marcas lo que se envíe o se atienda.',
  },
};
const READY: Record<DecisionDeAsunto, readonly string[]> = {
  cancelar: ['El negocio ya no puede atenderlo', 'La cuenta incumplió las normas de Tuerca'],
  cumplir: ['El negocio confirmó que lo cumple', 'Ya va en camino', 'Lo atiende otra persona del negocio'],
};

const sumsOf = (about: readonly Pendiente[]): SumasAbiertas => {
  const add = (tipo: Pendiente['tipo'], field: 'pagado' | 'valor') =>
    Math.round(about.filter((one) => one.tipo === tipo).reduce((sum, one) => sum + one[field] * 100, 0)) / 100;
  const citas = about.filter(({ tipo }) => tipo === 'cita').length;
  return { pedidos: about.length - citas, citas, pagado: add('pedido', 'pagado'), estimado: add('cita', 'valor') };
};

interface DecideDialogProps {
  asunto: AsuntoDetalle;
  decision: DecisionDeAsunto;
  /** null: all that nobody decided. */
  about: readonly Pendiente[] | null;
  onDone: () => void;
  onClose: () => void;
}

/** Asks once more with sums, and for the reason that those who wait will read. */
export function DecideDialog({ asunto, decision, about, onDone, onClose }: DecideDialogProps) {
  const decide = useDecide(asunto._id);
  const { title, confirm, text } = WORDS[decision];
  const pendientes = about && about.map(({ tipo, _id }) => ({ tipo, _id }));
  return (
    <ReasonDialog
      danger={decision === 'cancelar'}
      title={title}
      confirm={confirm}
      confirming="Guardando..."
      cancel="Volver"
      rule={DecisionAsunto.shape.motivo}
      send={(motivo) => decide.mutateAsync({ decision, motivo, pendientes })}
      failure={ASUNTO_MESSAGES.decideFailed}
      hint={ASUNTO_MESSAGES.readByWaiting}
      maxLength={300}
      ready={READY[decision]}
      onDone={onDone}
      onClose={onClose}
    >
      {`${openSums(about ? sumsOf(about) : asunto.sumas)}. ${text}`}
    </ReasonDialog>
  );
}
