import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { HorasDelMes } from '@tuerca/contracts/citas/citas/schemas';
import { timeInText } from '@tuerca/contracts/venezuela/clock';
import { addMonths, monthOf } from './calendar-days';
import { citaDay, monthInWords } from './cita-format';
import type { Slot } from './slot';

// Days in words need two lines on a phone.
const suggestion = { mt: 1.5, whiteSpace: 'normal', textAlign: 'left' } as const;

/** Nothing is free in this month: says so, and leads to the next one that is open. */
export const NothingFree = ({
  mes,
  hasta,
  onMonth,
}: {
  mes: string;
  hasta: string;
  onMonth: (mes: string) => void;
}) => {
  const next = addMonths(mes, 1);
  return (
    <Alert
      severity="info"
      sx={{ mt: 1 }}
      action={
        next <= monthOf(hasta) && (
          <Button color="inherit" size="small" onClick={() => onMonth(next)}>
            {`Ver ${monthInWords(next).toLowerCase()}`}
          </Button>
        )
      }
    >
      {`No quedan horas libres en ${monthInWords(mes).toLowerCase()}.`}
    </Alert>
  );
};

/** The first day after another one that has times. */
export const NextFree = ({
  days,
  after,
  onSelect,
}: {
  days: HorasDelMes['dias'];
  after: string;
  onSelect: (slot: Slot) => void;
}) => {
  const next = days.find(({ fecha }) => fecha > after);
  return next ? (
    <Button variant="outlined" sx={suggestion} onClick={() => onSelect({ fecha: next.fecha, hora: '' })}>
      {`Próximo día libre: ${citaDay(next.fecha).toLowerCase()}`}
    </Button>
  ) : null;
};
/** The very first time there is, for whoever does not mind which. */
export const FirstFree = ({
  days,
  today,
  onSelect,
}: {
  days: HorasDelMes['dias'];
  today: string;
  onSelect: (slot: Slot) => void;
}) => {
  const [first] = days;
  const hora = first?.horas[0];
  return first && hora ? (
    <Button variant="outlined" sx={suggestion} onClick={() => onSelect({ fecha: first.fecha, hora })}>
      {`Lo más pronto: ${first.fecha === today ? 'hoy' : citaDay(first.fecha).toLowerCase()}, ${timeInText(hora)}`}
    </Button>
  ) : null;
};
