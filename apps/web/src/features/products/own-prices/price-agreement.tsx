import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PricePreview, PriceRule } from '@tuerca/contracts/products/products/price-change';
import { LoadingButton } from '@/ui/loading-button';
import { productsText, ruleText } from './price-format';
import { PreviewLines } from './price-preview';
import { PriceQuestion } from './price-question';

interface PriceAgreementProps {
  rule: PriceRule;
  preview: PricePreview;
  tasa: number;
  busy: boolean;
  /** `isConfirmed`: large changes were confirmed. */
  onAgree: (isConfirmed: boolean) => void;
  onDiscard: () => void;
}

/** Preview of a rule, its required confirmation, and the button that applies it. Give each preview a key of its own. */
export function PriceAgreement({ rule, preview, tasa, busy, onAgree, onDiscard }: PriceAgreementProps) {
  const { cambian, saltos } = preview;
  const [isConfirmed, setConfirmed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const press = () => {
    const missing = saltos.total > 0 && !isConfirmed;
    setMissing(missing);
    if (!missing) onAgree(isConfirmed);
  };
  return (
    <Box component="section" aria-label="Vista previa" sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {ruleText(rule)}
      </Typography>
      <PreviewLines preview={preview} tasa={tasa} />
      {saltos.total > 0 && (
        <PriceQuestion
          saltos={saltos}
          tasa={tasa}
          isConfirmed={isConfirmed}
          isMissing={isMissing && !isConfirmed}
          onConfirm={setConfirmed}
        />
      )}
      {cambian > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2.5 }}>
          <LoadingButton size="large" loading={busy} loadingText="Cambiando los precios..." onClick={press}>
            Cambiar {cambian === 1 ? 'el precio' : 'los precios'} de {productsText(cambian)}
          </LoadingButton>
          <Button onClick={onDiscard} disabled={busy}>
            Descartar
          </Button>
        </Box>
      )}
    </Box>
  );
}
