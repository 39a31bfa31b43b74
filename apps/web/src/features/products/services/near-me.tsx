import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import { pointText } from '@tuerca/contracts/venezuela/distance';
import { askPosition, NoPosition } from '@/lib/ask-position';
import { PlaceOutlined } from '@/ui/icons/place-outlined';
import { LoadingButton } from '@/ui/loading-button';

/** Sorts by distance from where the device is, which is asked for on press only; a second press forgets it. */
export function NearMe({ cerca, onChange }: { cerca: string; onChange: (cerca: string) => void }) {
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const press = async () => {
    setRefusal(null);
    if (cerca) return onChange('');
    setAsking(true);
    try {
      onChange(pointText(await askPosition()));
    } catch (error) {
      const denied = error instanceof NoPosition && error.denied;
      setRefusal(denied ? SERVICE_MESSAGES.placeDenied : SERVICE_MESSAGES.placeUnknown);
    } finally {
      setAsking(false);
    }
  };
  return (
    <Box sx={{ display: 'contents' }}>
      <LoadingButton
        variant="outlined"
        startIcon={<PlaceOutlined />}
        aria-pressed={cerca !== ''}
        loading={asking}
        loadingText="Buscándote..."
        onClick={() => void press()}
        aria-label="Cerca de mí"
        sx={{ minHeight: 48, px: { xs: 1.5, sm: 2 }, ...(cerca && { bgcolor: 'marca.tile' }) }}
      >
        Cerca
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'pre' }}>
          {' de mí'}
        </Box>
      </LoadingButton>
      {refusal && (
        <Typography role="alert" variant="body2" sx={{ gridColumn: '1 / -1' }}>
          {refusal}
        </Typography>
      )}
    </Box>
  );
}
