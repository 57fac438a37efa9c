import { ESTADOS } from '@indica-bem/domain/brasil/estados';
import { cidadeDoCep } from '@indica-bem/domain/lojista/cidades';
import { MARCA } from '@indica-bem/domain/marca';
import { NativeSelect, TextInput } from '@mantine/core';
import { CampoMascarado } from '../../ui/campo-mascarado';
import { Escolha } from '../../ui/escolha';
import { CampoDaPessoa, type CampoDaPessoaProps, propsDoCampo } from './campo-da-pessoa';
import { OPCOES_DE_LOJA } from './tipos-de-loja';

const OPCOES_DE_ESTADO = [
  { value: '', label: 'Escolha' },
  ...ESTADOS.map(({ sigla, nome }) => ({ value: sigla, label: `${nome} (${sigla})` })),
];

/** The same, with the fields that are chosen instead of typed. */
export function CampoDeCadastro(props: CampoDaPessoaProps) {
  switch (props.nome) {
    case 'tipo':
      return <TipoDaLoja {...props} />;
    case 'estado':
      return <Estado {...props} />;
    case 'cep':
      return <Cep {...props} />;
    default:
      return <CampoDaPessoa {...props} />;
  }
}

/** An online store has no place on the map: the fields go away, and what was in them too. */
function TipoDaLoja(props: CampoDaPessoaProps) {
  const { label, value, description } = propsDoCampo(props);
  const escolher = (tipo: string) =>
    props.campos.mudar({ tipo, ...(tipo === 'loja_online' && { latitude: '', longitude: '' }) });
  if (!props.readOnly) return <Escolha legenda={label} opcoes={OPCOES_DE_LOJA} valor={value} onChange={escolher} />;
  const rotulo = OPCOES_DE_LOJA.find(({ valor }) => valor === value)?.rotulo ?? value;
  return <TextInput {...{ label, description }} readOnly value={rotulo} wrapperProps={{ 'data-largura': 'metade' }} />;
}

function Estado(props: CampoDaPessoaProps) {
  const { onChange, value, error, label, autoComplete, onBlur, wrapperProps } = propsDoCampo(props);
  return (
    <NativeSelect
      {...{ value, error, label, autoComplete, onBlur, wrapperProps }}
      data={OPCOES_DE_ESTADO}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** A CEP of the programme's cities tells city and state without asking anybody; what is already typed stays. */
function Cep(props: CampoDaPessoaProps) {
  const { valores, mudar } = props.campos;
  return (
    <CampoMascarado
      {...propsDoCampo(props)}
      mascara="cep"
      onChange={(cep) => {
        const cidade = valores.cidade === '' ? cidadeDoCep(cep) : null;
        mudar({ cep, ...(cidade && { cidade, estado: MARCA.estado }) });
      }}
    />
  );
}
