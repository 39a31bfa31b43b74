import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, useState } from 'react';
import { marcas } from '@tuerca/contracts/auth/garaje/marcas';
import { NuevoVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { useGarage } from '@/entities/auth/garaje/garage-store';
import type { VehiculoGaraje } from '@/entities/auth/garaje/stored-garage';
import { useMarcas } from '@/lib/use-catalogos';
import { useNow } from '@/lib/use-now';
import { ArrowBackRounded } from '@/ui/icons/arrow-back-rounded';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { OptionList } from './option-list';
import type { PickerWish } from './picker-state';
import { answerStep, optionsOf, PICKER_STEPS, type PickerAnswers, type PickerStep, STEP_TITLE } from './picker-steps';
import { SavedVehicles } from './saved-vehicles';
import { VehicleForm } from './vehicle-form';

const LABEL = { marca: 'Marca', modelo: 'Modelo', anio: 'Año' } as const;
const answersOf = ({ marca, modelo, anio }: VehiculoGaraje): PickerAnswers => ({ marca, modelo, anio });

/** Chooses one of the saved vehicles, or asks for another: brand, model, year, each with one tap; on phones all of the screen. */
export function VehiclePicker({
  open,
  onClose,
  onDone,
  add,
  edit,
}: PickerWish & { open: boolean; onClose: () => void }) {
  const id = useId();
  const now = useNow();
  // The picker's steps read the lists that are in force.
  useMarcas(marcas);
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const saved = useGarage().vehiculos.length > 0;
  const [editing, setEditing] = useState(edit);
  const [step, setStep] = useState<PickerStep | 'garaje'>(edit ? 'datos' : saved && !add ? 'garaje' : 'marca');
  const [answers, setAnswers] = useState<PickerAnswers>(edit ? answersOf(edit) : {});
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  // A step is a new page: what it asks is read out, and Tab goes on from there. The first one has the focus of the dialog.
  useEffect(() => {
    if (!first.current) title.current?.focus();
    first.current = false;
  }, [step]);

  const begin = (vehiculo?: VehiculoGaraje) => {
    setEditing(vehiculo);
    setAnswers(vehiculo ? answersOf(vehiculo) : {});
    setStep(vehiculo ? 'datos' : 'marca');
  };
  const done = () => {
    onClose();
    onDone?.();
  };
  const choose = (value: string) => {
    if (step === 'garaje' || step === 'datos') return;
    setAnswers(answerStep(step, answers, value));
    setStep(PICKER_STEPS[PICKER_STEPS.indexOf(step) + 1]!);
  };
  const at = step === 'garaje' ? -1 : PICKER_STEPS.indexOf(step);
  const before = at > 0 ? PICKER_STEPS[at - 1]! : at === 0 && saved && !add && !edit ? 'garaje' : null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={small}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{
        paper: { sx: small ? { border: 0, borderRadius: 0 } : { height: 'min(620px, calc(100% - 64px))' } },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 64,
          pl: before ? 1 : 3,
          pr: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {before && (
          <IconButton aria-label="Volver" onClick={() => setStep(before)}>
            <ArrowBackRounded />
          </IconButton>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            id={id}
            ref={title}
            variant="h3"
            component="h2"
            tabIndex={-1}
            sx={{ '&:focus': { outline: 'none' } }}
          >
            {step === 'garaje' ? 'Mi garaje' : STEP_TITLE[step]}
          </Typography>
          {at >= 0 && at < 3 && (
            <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary' }}>
              {[
                'Paso ',
                at + 1,
                ' de 3',
                answers.marca && at > 0 && ` · ${[answers.marca, at > 1 && answers.modelo].filter(Boolean).join(' ')}`,
              ]}
            </Typography>
          )}
        </Box>
        <IconButton aria-label="Cerrar" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <DialogContent>
        {step === 'garaje' && <SavedVehicles onChosen={done} onEdit={begin} onAdd={() => begin()} />}
        {step === 'datos' && (
          <VehicleForm answers={answers} edit={editing} onChange={() => setStep('marca')} onSaved={done} />
        )}
        {step !== 'garaje' && step !== 'datos' && (
          <OptionList
            key={step}
            label={LABEL[step]}
            options={optionsOf(step, answers, now)}
            selected={String(answers[step] ?? '')}
            schema={NuevoVehiculo.shape[step]}
            numeric={step === 'anio'}
            onChoose={choose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
