import { type CSSVariablesResolver, createTheme } from '@mantine/core';

export const tema = createTheme({
  colors: {
    mata: [
      '#E6F0EA',
      '#D3E5DA',
      '#B5D2C1',
      '#91BBA3',
      '#5F9678',
      '#3C7A5A',
      '#1F5C3F',
      '#174A32',
      '#123B28',
      '#0C2A1C',
    ],
    laranja: [
      '#FFE9D9',
      '#FFD6B8',
      '#FBBD8E',
      '#F2A063',
      '#E07F3A',
      '#D06420',
      '#BF4F0B',
      '#A34308',
      '#8A3A06',
      '#6B2C04',
    ],
  },
  primaryColor: 'mata',
  primaryShade: 6,
  white: '#FFFFFF',
  black: '#22302A',
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  headings: { fontFamily: 'inherit', fontWeight: '700' },
  defaultRadius: 'md',
  radius: {
    xs: 'var(--raio-pequeno)',
    sm: 'var(--raio-pequeno)',
    md: 'var(--raio-controle)',
    lg: 'var(--raio-controle)',
    xl: 'var(--raio-cartao)',
  },
  fontSizes: {
    xs: 'var(--letra-miuda)',
    sm: 'var(--letra-apoio)',
    md: 'var(--letra)',
    lg: 'var(--letra-realce)',
    xl: 'var(--letra-bloco)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // As round as its neighbours it would be a circle, and look like a choice of one.
    Checkbox: { defaultProps: { radius: 'xs' } },
    // The server's word about a field comes after the focus: only an alert is read out.
    InputWrapper: { defaultProps: { errorProps: { role: 'alert' } } },
    Input: {
      vars: () => ({
        wrapper: {
          '--input-height': '50px',
          '--input-fz': 'var(--letra)',
          '--input-radius': 'var(--raio-controle)',
          '--input-bd': 'var(--contorno)',
          '--input-bd-focus': 'var(--mata)',
        },
      }),
    },
  },
});

/** Mantine's own placeholder, dimmed and disabled greys miss AA on cream: ours do not. */
export const variaveis: CSSVariablesResolver = () => ({
  variables: {},
  dark: {},
  light: {
    '--mantine-color-body': '#FBF6EC',
    '--mantine-color-text': '#22302A',
    '--mantine-color-bright': '#22302A',
    '--mantine-color-dimmed': '#5B6B63',
    '--mantine-color-placeholder': '#66756D',
    '--mantine-color-error': '#B3261E',
    '--mantine-color-anchor': '#1F5C3F',
    '--mantine-color-default-border': '#9E937F',
    '--mantine-color-disabled': '#EFE8DA',
    '--mantine-color-disabled-color': '#5B6B63',
    '--mantine-color-disabled-border': '#E0D7C5',
  },
});
