// A catalogue of 24 parts in MUI and nothing else: the least that a page like ours can cost with this stack.
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export interface SketchData {
  total: number;
  items: { slug: string; name: string; cents: number; condition: string; image: string }[];
  facets: { name: string; values: { name: string; count: number }[] }[];
}

const theme = createTheme({ cssVariables: true, palette: { primary: { main: '#0b5cab' } } });
/** The pictures that are in sight when the page opens on a phone. */
const AT_ONCE = 2;

function Header() {
  return (
    <AppBar position="static">
      <Toolbar>
        <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
          Repuestos
        </Typography>
        <TextField size="small" placeholder="Buscar" />
        <Badge badgeContent={2} color="error">
          <Button color="inherit">Carrito</Button>
        </Badge>
      </Toolbar>
    </AppBar>
  );
}

function Filters({ facets }: Pick<SketchData, 'facets'>) {
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  return (
    <Box component="aside" sx={{ display: { xs: 'none', md: 'block' } }}>
      <Select size="small" defaultValue="precio">
        <MenuItem value="precio">Precio</MenuItem>
        <MenuItem value="nombre">Nombre</MenuItem>
      </Select>
      <Slider defaultValue={[10, 80]} aria-label="Precio" />
      {facets.map(({ name, values }) => (
        <Box key={name}>
          <Typography variant="subtitle2">{name}</Typography>
          {values.map((value) => (
            <FormControlLabel
              key={value.name}
              control={
                <Checkbox
                  size="small"
                  checked={!!chosen[value.name]}
                  onChange={({ target }) => setChosen({ ...chosen, [value.name]: target.checked })}
                />
              }
              label={`${value.name} (${value.count})`}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

const columns = { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' };

function Cards({ items, onAdd }: Pick<SketchData, 'items'> & { onAdd: () => void }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 1.5 }}>
      {items.map((item, index) => (
        <Card key={item.slug} variant="outlined">
          <img
            src={item.image}
            alt={item.name}
            width="160"
            height="160"
            style={{ width: '100%', height: 'auto' }}
            {...(index < AT_ONCE ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
          />
          <CardContent>
            <Typography variant="body2">{item.name}</Typography>
            <Typography variant="h6">$ {(item.cents / 100).toFixed(2)}</Typography>
            <Chip size="small" label={item.condition} />
            <Button size="small" onClick={onAdd}>
              Agregar
            </Button>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}

export function SketchPage({ data }: { data: SketchData }) {
  const [inCart, setInCart] = useState(0);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Header />
      <Container sx={{ py: 2 }}>
        <Typography variant="h5" component="h1">
          Filtros ({data.total - inCart})
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '240px 1fr' }, gap: 2 }}>
          <Filters facets={data.facets} />
          <Box>
            <Cards items={data.items} onAdd={() => setInCart(inCart + 1)} />
            <Pagination count={Math.ceil(data.total / 24)} sx={{ mt: 2 }} />
          </Box>
        </Box>
      </Container>
    </ThemeProvider>
  );
}
