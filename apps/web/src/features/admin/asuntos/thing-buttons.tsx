import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DecisionDeAsunto } from '@tuerca/contracts/admin/asunto-states';
import type { Pendiente } from '@tuerca/contracts/admin/asuntos';

/** Step that an administrator takes in place of a business. */
type Step = NonNullable<Pendiente['siguiente']>;
/** An order or appointment whose next step an administrator takes. */
export type Stepping = Pendiente & { siguiente: Step };
const STEP_LABELS: Record<Step, string> = {
  procesando: 'Preparar',
  enviado: 'Enviar',
  entregado: 'Entregar',
  completada: 'Se atendió',
};

interface ThingButtonsProps {
  one: Pendiente;
  /** Whether anything is still undecided. */
  isOpen: boolean;
  onAsk: (decision: DecisionDeAsunto, about: readonly Pendiente[]) => () => void;
  onStep: (thing: Stepping) => void;
}

/** Buttons of one item: decide about it, or advance one that is to be fulfilled, or cancel it after all. */
export function ThingButtons({ one, isOpen, onAsk, onStep }: ThingButtonsProps) {
  const { decision, siguiente, nombre, espera } = one;
  const named = `${nombre} de ${espera}`;
  if (!decision && !isOpen) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, justifyContent: { lg: 'flex-end' }, gap: 1 }}>
      {siguiente && (
        <Button
          size="small"
          aria-label={`${STEP_LABELS[siguiente]}: ${named}`}
          onClick={() => onStep({ ...one, siguiente })}
        >
          {STEP_LABELS[siguiente]}
        </Button>
      )}
      {!decision && (
        <Button size="small" aria-label={`Se cumple ${named}`} onClick={onAsk('cumplir', [one])}>
          Se cumple
        </Button>
      )}
      {decision !== 'cancelar' && (
        <Button size="small" color="error" aria-label={`Cancelar ${named}`} onClick={onAsk('cancelar', [one])}>
          Cancelar
        </Button>
      )}
    </Box>
  );
}
