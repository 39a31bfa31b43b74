import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { ExpandMoreRounded } from '@/ui/icons/expand-more-rounded';
import { FacetRow } from './facet-row';

export interface FacetNode {
  value: string;
  label: string;
  total: number;
  children: { value: string; total: number }[];
}

interface FacetTreeProps {
  nodes: FacetNode[];
  selected: string;
  selectedChild: string;
  onSelect: (value: string) => void;
  onSelectChild: (parent: string, value: string) => void;
  /** Plural noun of the second level: 'modelos'. */
  childrenName: string;
}

const VISIBLE = 8;

/** Two levels of options with counts (category and subcategory, brand and model). Choosing a node opens it. */
export function FacetTree({ nodes, selected, selectedChild, onSelect, onSelectChild, childrenName }: FacetTreeProps) {
  const [open, setOpen] = useState(selected);
  const [seen, setSeen] = useState(selected);
  const [all, setAll] = useState(false);
  // The choice may change from outside (a chip, 'back'): the chosen node is opened.
  if (seen !== selected) {
    setSeen(selected);
    setOpen(selected);
  }
  const shown = all ? nodes : nodes.filter((node, i) => i < VISIBLE || node.value === selected);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ value, label, total, children }) => (
          <li key={value}>
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              <FacetRow
                label={label}
                total={total}
                pressed={value === selected}
                onPress={() => onSelect(value === selected ? '' : value)}
              />
              {children.length > 0 && (
                <IconButton
                  size="small"
                  aria-label={`Ver ${childrenName} de ${label}`}
                  aria-expanded={open === value}
                  onClick={() => setOpen(open === value ? '' : value)}
                  sx={{ minWidth: 40, minHeight: 44 }}
                >
                  <ExpandMoreRounded
                    sx={{
                      fontSize: 20,
                      transition: 'transform 160ms',
                      transform: open === value ? 'rotate(180deg)' : 'none',
                    }}
                  />
                </IconButton>
              )}
            </Box>
            {open === value && children.length > 0 && (
              <Box
                component="ul"
                aria-label={`${childrenName} de ${label}`}
                sx={{ listStyle: 'none', m: 0, mb: 1, ml: 1.5, pl: 1, borderLeft: 2, borderColor: 'divider' }}
              >
                {children.map((child) => (
                  <li key={child.value}>
                    <FacetRow
                      label={child.value}
                      total={child.total}
                      pressed={value === selected && child.value === selectedChild}
                      onPress={() => onSelectChild(value, child.value)}
                    />
                  </li>
                ))}
              </Box>
            )}
          </li>
        ))}
      </Box>
      {nodes.length > VISIBLE && (
        <Button size="small" onClick={() => setAll(!all)} aria-expanded={all} sx={{ ml: -1.5, minHeight: 44 }}>
          {all ? 'Ver menos' : `Ver todas (${nodes.length})`}
        </Button>
      )}
    </>
  );
}
