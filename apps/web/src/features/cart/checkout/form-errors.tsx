import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldErrors } from 'react-hook-form';
import { plural } from '@/lib/format';

function sentences(errors: object): string[] {
  return Object.values(errors).flatMap((entry: unknown) => {
    if (!entry || typeof entry !== 'object') return [];
    if ('message' in entry && typeof entry.message === 'string') return [entry.message];
    // An error references its field's DOM node, which is no error itself.
    return 'nodeType' in entry ? [] : sentences(entry);
  });
}

/** Invalid fields of a long form, in their order; announced after each submit. */
export function FormErrors({ errors, submitted }: { errors: FieldErrors; submitted: number }) {
  const list = sentences(errors);
  if (submitted === 0 || list.length === 0) return null;
  return (
    <Alert severity="error" sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ fontWeight: 600 }}>{`Te falta corregir ${plural(list.length, 'dato', 'datos')}`}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {[...new Set(list)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
    </Alert>
  );
}
