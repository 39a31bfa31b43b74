import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { useField } from '@/ui/form/field';
import { PlainSelect } from '@/ui/plain-field';
import type { SettingsValues } from './settings-values';

interface RubrosFieldProps {
  control: Control<SettingsValues>;
  /** Such as 'Agregar especialidad'. */
  label: string;
  options: readonly string[];
  empty: string;
  disabled: boolean;
}

/** Categories or specialties of a business: each once, added from a list of the others, removed by its chip. */
export function RubrosField({ control, label, options, empty, disabled }: RubrosFieldProps) {
  const { value, error, onChange } = useField({ control, name: 'negocio.rubros' });
  const chosen = value as string[];
  const left = options.filter((option) => !chosen.includes(option));
  const remove = (one: string) => onChange(chosen.filter((other) => other !== one));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {chosen.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {chosen.map((one) => (
            <li key={one}>
              {/* A press anywhere on the chip removes it: the cross alone would be too small a target. */}
              <Chip
                label={one}
                disabled={disabled}
                onClick={() => remove(one)}
                onDelete={() => remove(one)}
                aria-label={`Quitar ${one}`}
                sx={{ height: 40, bgcolor: 'marca.tile' }}
              />
            </li>
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      )}
      <Box sx={{ maxWidth: 360 }}>
        <PlainSelect
          id="agregar-rubro"
          label={label}
          value=""
          options={[['', left.length ? 'Elige una' : 'Ya las tienes todas'], ...left.map((one) => [one, one] as const)]}
          onChange={(one) => one && onChange([...chosen, one])}
          disabled={disabled || left.length === 0}
        />
        {error && (
          <FormHelperText error role="alert">
            {error}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}
