import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { photosMessage } from '@tuerca/contracts/membresia/messages';
import { IMAGE_KINDS, MAX_IMAGE_BYTES, MAX_PRODUCT_IMAGES } from '@tuerca/contracts/platform/uploads/rules';
import { findCategoria, OTHER_CATEGORIA } from '@tuerca/contracts/products/products/categorias';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { categoryOptions } from '@/entities/products/products/category-options';
import { useCatalogo } from '@/lib/use-catalogos';
import { twoColumns, wide } from '@/ui/form/columns';
import { ImagesField } from '@/ui/form/images-field';
import { SelectInput } from '@/ui/form/select-input';
import { TextInput } from '@/ui/form/text-input';
import { withPresent } from '@/ui/form/with-present';
import { Panel } from '@/ui/panel';
import { uploadProductPicture } from './product-form.queries';
import type { SectionProps } from './section-props';

const subcategoriesOf = (categoria: string) => findCategoria(categoria)?.subcategorias ?? [];

/** A plan that allows fewer pictures of a product than everybody may have. */
export interface PhotoLimit {
  plan: string;
  allowed: number;
  /** With those that the product had before, which stay. */
  max: number;
}
const photosHint = (limit: PhotoLimit | undefined): string => {
  const most = limit ? `${limit.allowed} con tu plan ${limit.plan}` : MAX_PRODUCT_IMAGES;
  const order = limit?.max === 1 ? '.' : '; arrastra para ordenar: la primera es la principal.';
  return `${IMAGE_KINDS} de hasta ${MAX_IMAGE_BYTES / 1024 / 1024} MB. Máximo ${most}${order}`;
};

interface GeneralSectionProps extends SectionProps {
  photoLimit?: PhotoLimit;
}

/** Name, category, pictures and description. */
export function GeneralSection({ control, setValue, disabled, photoLimit }: GeneralSectionProps) {
  const [categoria, subcategoria] = useWatch({ control, name: ['categoria', 'subcategoria'] });
  const subcategories = subcategoriesOf(categoria);
  const before = useRef(categoria);
  useEffect(() => {
    if (before.current === categoria) return;
    before.current = categoria;
    if (subcategoria && !subcategoriesOf(categoria).includes(subcategoria))
      setValue('subcategoria', '', { shouldDirty: true });
  }, [categoria, subcategoria, setValue]);
  const common = { control, disabled };
  return (
    <Panel title="Lo principal">
      <Box sx={twoColumns}>
        <Box sx={wide}>
          <TextInput
            {...common}
            name="nombre"
            label="Nombre del producto"
            placeholder="Ej.: Pastillas de freno delanteras cerámicas"
            maxLength={160}
            required
          />
        </Box>
        <SelectInput
          {...common}
          name="categoria"
          label="Categoría"
          options={withPresent(useCatalogo(categoryOptions), categoria)}
          required
        />
        {categoria === OTHER_CATEGORIA ? (
          <TextInput {...common} name="subcategoria" label="¿Cuál categoría?" maxLength={80} />
        ) : (
          <SelectInput
            key={categoria}
            control={control}
            disabled={disabled || subcategories.length === 0}
            name="subcategoria"
            label="Subcategoría (opcional)"
            placeholder={categoria ? 'Selecciona' : 'Elige antes la categoría'}
            options={subcategories.map((name) => ({ value: name, label: name }))}
          />
        )}
        <Box sx={wide}>
          <ImagesField
            {...common}
            name="imagenes"
            label="Fotos"
            send={uploadProductPicture}
            max={photoLimit?.max ?? MAX_PRODUCT_IMAGES}
            aspect={1}
            tooMany={photoLimit ? photosMessage(photoLimit.plan, photoLimit.allowed) : PRODUCT_MESSAGES.tooManyImages}
            hint={photosHint(photoLimit)}
          />
        </Box>
        <Box sx={wide}>
          <TextInput
            {...common}
            name="descripcion"
            label="Descripción"
            hint="Qué incluye, en qué estado está, qué garantía das."
            rows={4}
            maxLength={4000}
          />
        </Box>
      </Box>
    </Panel>
  );
}
