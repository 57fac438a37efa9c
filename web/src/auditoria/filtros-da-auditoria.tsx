import { ATOS, NOMES_DOS_ATOS, OBJETOS, TIPOS_DE_OBJETO } from '@indica-bem/domain/auditoria/atos';
import { brParaIso, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { emOrdem } from '@indica-bem/domain/texto/em-ordem';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CampoDeBusca } from '../ui/campo-de-busca';
import { CampoMascarado } from '../ui/campo-mascarado';
import { type Filtros, NUMERO } from './filtros';
import classes from './filtros-da-auditoria.module.css';

const opcoesDe = <K extends string>(nomes: readonly K[], rotulos: Record<K, string>, todos: string) => [
  { value: '', label: todos },
  ...nomes.map((value) => ({ value, label: rotulos[value] })).sort((a, b) => emOrdem(a.label, b.label)),
];
const DE_ATO = opcoesDe(NOMES_DOS_ATOS, ATOS, 'Todos');
const DE_OBJETO = opcoesDe(TIPOS_DE_OBJETO, OBJETOS, 'Qualquer');

type Props = { filtros: Filtros; mudar: (mudanca: Partial<Filtros>) => void };

export function FiltrosDaAuditoria({ filtros, mudar }: Props) {
  const { de, ate, quem, ato, objeto, numero } = filtros;
  return (
    <search className={classes.filtros}>
      <CampoDeBusca
        rotulo="Pessoa"
        placeholder="E-mail ou número da conta"
        busca={quem}
        mudar={(nova) => mudar({ quem: nova })}
      />
      <NativeSelect
        label="O que foi feito"
        data={DE_ATO}
        value={ato ?? ''}
        onChange={({ currentTarget }) => mudar({ ato: NOMES_DOS_ATOS.find((n) => n === currentTarget.value) ?? null })}
      />
      <Dia key={`de ${de}`} rotulo="De" dia={de} mudar={(dia) => mudar({ de: dia })} />
      <Dia
        key={`ate ${ate}`}
        rotulo="Até"
        dia={ate}
        erro={de && ate && ate < de ? 'Vem antes da data inicial' : undefined}
        mudar={(dia) => mudar({ ate: dia })}
      />
      <NativeSelect
        label="Item"
        data={DE_OBJETO}
        value={objeto ?? ''}
        onChange={({ currentTarget }) => {
          const escolhido = TIPOS_DE_OBJETO.find((n) => n === currentTarget.value) ?? null;
          mudar({ objeto: escolhido, ...(!escolhido && { numero: '' }) });
        }}
      />
      <Numero key={`numero ${numero} ${objeto}`} numero={numero} falta={objeto !== null} mudar={mudar} />
    </search>
  );
}

type DiaProps = { rotulo: string; dia: string; erro?: string | undefined; mudar: (dia: string) => void };

/** Asked for as soon as it is a day, or nothing. */
function Dia({ rotulo, dia, erro, mudar }: DiaProps) {
  const [texto, setTexto] = useState(dia && isoParaBr(dia));
  const lido = brParaIso(texto);
  const completo = texto.length === 10;
  return (
    <CampoMascarado
      mascara="data"
      label={rotulo}
      autoComplete="off"
      value={texto}
      error={erro ?? (completo && !lido ? 'Data inválida' : undefined)}
      onChange={(novo) => {
        setTexto(novo);
        const iso = novo.length === 10 ? brParaIso(novo) : null;
        if (iso || novo === '') mudar(iso ?? '');
      }}
    />
  );
}

type NumeroProps = { numero: string; falta: boolean; mudar: Props['mudar'] };

function Numero({ numero, falta, mudar }: NumeroProps) {
  const [texto, setTexto] = useState(numero);
  const pedir = () => {
    if (texto === '' || NUMERO.test(texto)) mudar({ numero: texto });
  };
  return (
    <TextInput
      label="Número do item"
      inputMode="numeric"
      autoComplete="off"
      disabled={!falta}
      placeholder={falta ? 'Qual deles' : 'Escolha o item antes'}
      value={texto}
      onChange={({ currentTarget }) => setTexto(currentTarget.value.replace(/\D/g, '').slice(0, 15))}
      onBlur={pedir}
      onKeyDown={({ key }) => key === 'Enter' && pedir()}
    />
  );
}
