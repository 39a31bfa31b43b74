import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFieldArray } from 'react-hook-form';
import { nameKey, normalizeText } from '@tuerca/contracts/kernel/text';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { CONDITIONS, MAX_EQUIVALENTS, MAX_TAGS, TIPOS_REPUESTO } from '@tuerca/contracts/products/products/rules';
import { twoColumns, wide } from '@/ui/form/columns';
import { NumberField } from '@/ui/form/number-field';
import { RowsEditor } from '@/ui/form/rows-editor';
import { SelectInput } from '@/ui/form/select-input';
import { TextInput } from '@/ui/form/text-input';
import { Panel } from '@/ui/panel';
import type { SectionProps } from './section-props';
import { TextListField } from './text-list-field';

const CONDITION_LABELS: Record<(typeof CONDITIONS)[number], string> = {
  nuevo: 'Nuevo',
  usado: 'Usado',
  remanufacturado: 'Remanufacturado',
};
const CONDITION_OPTIONS = CONDITIONS.map((value) => ({ value, label: CONDITION_LABELS[value] }));
const ORIGIN_OPTIONS = TIPOS_REPUESTO.map((value) => ({ value, label: value }));
const MAX_SPECIFICATIONS = 30;
/** A name becomes a key: dots and a leading dollar sign have a meaning there. */
const withoutKeySigns = (text: string) => text.replace(/\./g, ' ').replace(/^\$+/, '').trim();

function Specifications({ control, disabled }: Pick<SectionProps, 'control' | 'disabled'>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'especificaciones' });
  return (
    <RowsEditor
      rows={fields}
      noun="dato"
      onAdd={() => append({ nombre: '', valor: '' }, { shouldFocus: false })}
      onRemove={remove}
      max={MAX_SPECIFICATIONS}
      disabled={disabled}
      empty="Medidas, material, garantía… lo que el cliente suele preguntar."
    >
      {(index) => (
        <Box sx={{ ...twoColumns, gap: 1.5, pt: 0.75 }}>
          <TextInput
            control={control}
            disabled={disabled}
            name={`especificaciones.${index}.nombre`}
            label="Dato"
            placeholder="Ej.: Garantía"
            maxLength={60}
            tidy={withoutKeySigns}
          />
          <TextInput
            control={control}
            disabled={disabled}
            name={`especificaciones.${index}.valor`}
            label="Valor"
            placeholder="Ej.: 30 días"
            maxLength={200}
          />
        </Box>
      )}
    </RowsEditor>
  );
}

/** Part numbers, where it comes from, and what else is worth knowing. */
export function DetailsSection({ control, disabled }: SectionProps) {
  const common = { control, disabled };
  return (
    <Panel title="Datos de la pieza">
      <Box sx={twoColumns}>
        <TextInput
          {...common}
          name="sku"
          label="Código SKU (opcional)"
          hint="El tuyo, único en tu tienda."
          maxLength={40}
        />
        <TextInput
          {...common}
          name="numeroParte"
          label="Número de parte (opcional)"
          hint="El del fabricante."
          maxLength={60}
        />
        <TextInput {...common} name="marcaRepuesto" label="Marca del repuesto (opcional)" maxLength={60} />
        <SelectInput {...common} name="tipoRepuesto" label="Tipo (opcional)" options={ORIGIN_OPTIONS} />
        <SelectInput {...common} name="condicion" label="Condición" options={CONDITION_OPTIONS} />
        <NumberField
          {...common}
          name="pesoKg"
          label="Peso (opcional)"
          unit="kg"
          min={0}
          max={2000}
          step={0.1}
          hint="Para calcular el envío."
        />
        <Box sx={wide}>
          <TextListField
            {...common}
            name="equivalencias"
            label="Equivale a (opcional)"
            hint={`Números de parte de otras marcas que reemplaza: también te encuentran por ellos. Hasta ${MAX_EQUIVALENTS}.`}
            placeholder="Ej.: 90915-YZZE1"
            noun="Número equivalente"
            repeated="Este número ya está en la lista"
            keyOf={nameKey}
            max={MAX_EQUIVALENTS}
            maxLength={60}
          />
        </Box>
        <Box sx={wide}>
          <TextListField
            {...common}
            name="etiquetas"
            label="Etiquetas (opcional)"
            hint={`Palabras con las que te buscan. Hasta ${MAX_TAGS}.`}
            placeholder="Ej.: cerámica"
            noun="Etiqueta"
            repeated={PRODUCT_MESSAGES.tagRepeated}
            keyOf={normalizeText}
            max={MAX_TAGS}
            maxLength={30}
          />
        </Box>
        <Box sx={wide}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            Especificaciones
          </Typography>
          <Specifications {...common} />
        </Box>
      </Box>
    </Panel>
  );
}
