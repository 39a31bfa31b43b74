import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IMPORT_COLUMNS, VACIAR } from '@tuerca/contracts/products/product-imports/columns';
import { ExpandMoreRounded } from '@/ui/icons/expand-more-rounded';

/** Explanation of each column of the file. */
export const ColumnHelp = () => (
  <Accordion disableGutters variant="outlined" sx={{ '&::before': { display: 'none' } }}>
    <AccordionSummary expandIcon={<ExpandMoreRounded />}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        Qué va en cada columna
      </Typography>
    </AccordionSummary>
    <AccordionDetails>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Para un producto que ya tienes basta su SKU: las columnas que no pongas y las celdas vacías lo dejan como está.
        Escribe «{VACIAR}» para borrar un dato. Las fotos no se importan: se agregan en la ficha del producto.
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 220px) minmax(0, 1fr)' },
        }}
      >
        {IMPORT_COLUMNS.map((column) => (
          <Box key={column.field} sx={{ display: 'contents', typography: 'body2' }}>
            <Box component="dt" sx={{ fontWeight: 600, pt: 1 }}>
              {column.title}
              {'required' in column && (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {' '}
                  {column.field === 'sku' ? '(obligatoria)' : '(obligatoria en productos nuevos)'}
                </Box>
              )}
            </Box>
            <Box component="dd" sx={{ m: 0, pt: { sm: 1 }, overflowWrap: 'anywhere' }}>
              {column.help}
            </Box>
          </Box>
        ))}
      </Box>
    </AccordionDetails>
  </Accordion>
);
