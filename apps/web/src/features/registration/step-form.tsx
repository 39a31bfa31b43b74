import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, type ReactNode } from 'react';
import { useForm, type FieldPath, type Resolver } from 'react-hook-form';
import type { DatosRegistro, ErrorCampo, Tipo } from './registration-types';
import { DireccionFields } from './steps/address-step';
import { NegocioFields } from './steps/business-step';
import { PersonaFields } from './steps/person-step';
import { ESQUEMAS, type Paso } from './steps';

interface StepFormProps {
  tipo: Tipo;
  paso: Exclude<Paso, 'resumen'>;
  datos: DatosRegistro;
  /** Shown beside their fields as the step opens; the first one takes the focus. */
  errores: ErrorCampo[];
  next: string;
  /** Name of the step for whoever does not see it. */
  label: string;
  onChange: (datos: DatosRegistro) => void;
  onNext: (datos: DatosRegistro) => void;
  /** Absent on the first step. */
  onBack?: (datos: DatosRegistro) => void;
}

/** One step: checked as a whole when it is left forwards, never when it is left backwards. */
export function StepForm({ tipo, paso, datos, errores, next, label, onChange, onNext, onBack }: StepFormProps) {
  // The schema knows the fields of this step alone; the values are those of all.
  const resolver = zodResolver(ESQUEMAS[tipo][paso] as never) as unknown as Resolver<DatosRegistro>;
  const { control, handleSubmit, getValues, setError, setValue, subscribe } = useForm<DatosRegistro>({
    resolver,
    defaultValues: datos,
    reValidateMode: 'onChange',
  });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(structuredClone(values)) }),
    [subscribe, onChange],
  );
  useEffect(() => {
    errores.forEach(({ campo, mensaje }, i) =>
      setError(campo as FieldPath<DatosRegistro>, { type: 'server', message: mensaje }, { shouldFocus: i === 0 }),
    );
  }, [errores, setError]);

  const fields: Record<typeof paso, ReactNode> = {
    persona: <PersonaFields tipo={tipo} control={control} />,
    direccion: <DireccionFields tipo={tipo} control={control} setValue={setValue} />,
    negocio: <NegocioFields tipo={tipo} control={control} />,
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={(event) => void handleSubmit(() => onNext(structuredClone(getValues())))(event)}
    >
      {fields[paso]}
      <Box sx={{ display: 'flex', gap: 1.5, mt: 4 }}>
        {onBack && (
          <Button size="large" variant="outlined" onClick={() => onBack(structuredClone(getValues()))}>
            Anterior
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          sx={{ flex: { xs: 1, sm: 'none' }, minWidth: { sm: 180 }, ml: 'auto' }}
        >
          {next}
        </Button>
      </Box>
    </Box>
  );
}
