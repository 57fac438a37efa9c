import type { Campo } from '@indica-bem/domain/conta/campos';
import type { TextInputProps } from '@mantine/core';
import type { Mascara } from '../../ui/campo-mascarado';

/** How a field is typed. `autoComplete` is what the browser knows about its own user. */
type Jeito = Pick<
  TextInputProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'placeholder' | 'description'
> & { mascara?: Mascara; largura?: 'terco' | 'metade' | 'dois-tercos' };

const COORDENADA: Jeito = { inputMode: 'text', maxLength: 20, largura: 'metade' };

export const JEITOS: Partial<Record<Campo, Jeito>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', maxLength: 254 },
  nome: { autoComplete: 'name', autoCapitalize: 'words', maxLength: 120 },
  cpf: { mascara: 'cpf', autoComplete: 'off', largura: 'metade' },
  // Browsers fill `bday` as yyyy-mm-dd, which this mask would scramble.
  data_nascimento: { mascara: 'data', autoComplete: 'off', largura: 'metade' },
  crmv: {
    maxLength: 30,
    placeholder: 'CRMV-SP 12345',
    autoCapitalize: 'characters',
    largura: 'metade',
  },
  cnpj: { mascara: 'cnpj', autoComplete: 'off', largura: 'metade' },
  razao_social: { maxLength: 150, autoCapitalize: 'words', autoComplete: 'organization' },
  nome_fantasia: { maxLength: 120, autoCapitalize: 'words', autoComplete: 'organization' },
  telefone: { mascara: 'telefone', autoComplete: 'tel', largura: 'metade' },
  celular: { mascara: 'telefone', autoComplete: 'tel', largura: 'metade' },
  site: {
    inputMode: 'url',
    autoCapitalize: 'none',
    autoComplete: 'url',
    maxLength: 200,
    placeholder: 'www.loja.com.br',
  },
  cep: { mascara: 'cep', autoComplete: 'postal-code', largura: 'terco' },
  logradouro: { maxLength: 200, autoComplete: 'address-line1', autoCapitalize: 'words', largura: 'dois-tercos' },
  numero: { maxLength: 20, autoComplete: 'off', largura: 'terco' },
  complemento: { maxLength: 100, autoComplete: 'address-line2', largura: 'dois-tercos' },
  bairro: { maxLength: 100, autoComplete: 'address-level3', autoCapitalize: 'words', largura: 'terco' },
  cidade: { maxLength: 100, autoComplete: 'address-level2', autoCapitalize: 'words', largura: 'terco' },
  estado: { autoComplete: 'address-level1', largura: 'terco' },
  latitude: { ...COORDENADA, placeholder: '-23,5015' },
  longitude: { ...COORDENADA, placeholder: '-47,4526' },
};
