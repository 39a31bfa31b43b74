import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { CAME_IN_HOURS, GRANULE_MINUTES } from '@tuerca/contracts/citas/citas/rules';
import type { HorasDelDia } from '@tuerca/contracts/citas/citas/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { timeInWords } from '@tuerca/contracts/venezuela/clock';
import { useNow } from '@/lib/use-now';
import { twoColumns } from '@/ui/form/columns';
import { SelectInput } from '@/ui/form/select-input';
import { TextInput } from '@/ui/form/text-input';
import { PlainInput } from '@/ui/plain-field';
import { ANY_BAY, type NewCitaValues } from './new-cita-values';
import { ownDayQuery } from './workshop-booking.queries';

type Starts = HorasDelDia['horas'];

/** The free times next to one that is not free: the last before it and the first after. */
function nearest(starts: Starts, hora: string): string[] {
  const before = starts.findLast((start) => start.hora < hora);
  const after = starts.find((start) => start.hora > hora);
  return [before, after].flatMap((start) => (start ? [start.hora] : []));
}

interface ExactTimeProps {
  servicioId: string;
  form: Pick<UseFormReturn<NewCitaValues>, 'control' | 'setValue' | 'clearErrors'>;
}

/** Any other day and time, typed; and which bay it is, when several are free then. */
export function ExactTime({ servicioId, form: { control, setValue, clearErrors } }: ExactTimeProps) {
  // Shortly after midnight the car may have come in on the day before.
  const earliest = caracasDate(new Date(useNow().getTime() - CAME_IN_HOURS * 3_600_000));
  const [fecha, hora, puesto] = useWatch({ control, name: ['fecha', 'hora', 'puesto'] });
  const { errors } = useFormState({ control, name: 'hora' });
  const { data } = useQuery({ ...ownDayQuery(servicioId, fecha), enabled: fecha !== '' });
  const start = data?.horas.find((one) => one.hora === hora);
  const near = data && hora && !start ? nearest(data.horas, hora) : [];
  const isTaken = start !== undefined && puesto !== ANY_BAY && !start.puestos.includes(Number(puesto));
  useEffect(() => {
    if (isTaken) setValue('puesto', ANY_BAY);
  }, [isTaken, setValue]);

  const choose = (time: string) => {
    setValue('hora', time, { shouldDirty: true });
    clearErrors('hora');
  };
  return (
    <Box sx={{ ...twoColumns, mt: 3 }}>
      <PlainInput
        id="otro-dia"
        label="Otro día"
        type="date"
        value={fecha}
        inputProps={{ min: earliest }}
        onChange={({ target }) => {
          setValue('fecha', target.value, { shouldDirty: true });
          clearErrors('fecha');
        }}
      />
      <div>
        <TextInput
          control={control}
          name="hora"
          type="time"
          step={GRANULE_MINUTES * 60}
          label="Hora exacta"
          hint="De cinco en cinco minutos. Fuera de tu horario, o si el vehículo ya llegó, te preguntamos antes."
          groupError={errors.hora?.message}
        />
        {near.length > 0 && (
          <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
            <Typography variant="body2">No está entre tus horas libres. Lo más cerca:</Typography>
            {near.map((time) => (
              <Button key={time} size="small" variant="outlined" onClick={() => choose(time)}>
                {timeInWords(time)}
              </Button>
            ))}
          </Box>
        )}
      </div>
      {start && start.puestos.length > 1 && (
        <SelectInput
          control={control}
          name="puesto"
          label="Puesto"
          options={[
            { value: ANY_BAY, label: CITA_MESSAGES.anyBay },
            ...start.puestos.map((bay) => ({ value: String(bay), label: `Puesto ${bay}` })),
          ]}
        />
      )}
    </Box>
  );
}
