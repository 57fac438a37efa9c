import { cepValido } from '@indica-bem/domain/brasil/cep';
import { prefixoDoCep } from '@indica-bem/domain/lojista/cidades';
import { MARCA } from '@indica-bem/domain/marca';
import { emLista } from '@indica-bem/domain/texto/em-lista';
import { useState } from 'react';
import { CampoMascarado } from '../ui/campo-mascarado';
import { ehPrefixo, type Prefixo } from './filtros';

const FORA = `Por enquanto estamos em ${emLista(MARCA.cidades)}. Em outro lugar, use uma loja online.`;

/** A complete CEP is enough: nothing to press. */
export function CampoDoCep({ escolher }: { escolher: (prefixo: Prefixo) => void }) {
  const [cep, setCep] = useState('');
  const [erro, setErro] = useState('');

  function aoDigitar(texto: string) {
    setCep(texto);
    const prefixo = cepValido(texto) ? prefixoDoCep(texto) : '';
    setErro(prefixo && !ehPrefixo(prefixo) ? FORA : '');
    if (ehPrefixo(prefixo)) escolher(prefixo);
  }

  return (
    <CampoMascarado
      mascara="cep"
      label="Ou digite o CEP"
      autoComplete="postal-code"
      value={cep}
      onChange={aoDigitar}
      onBlur={() => cep && !cepValido(cep) && setErro('CEP inválido')}
      error={erro || undefined}
    />
  );
}
