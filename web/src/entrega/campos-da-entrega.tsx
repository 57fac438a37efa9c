import { ESTADOS } from '@indica-bem/domain/brasil/estados';
import { LETRAS_DA_ENTREGA, ROTULO_DA_ENTREGA, TIPOS_DE_ENTREGA } from '@indica-bem/domain/entrega/regras';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { CampoMascarado } from '../ui/campo-mascarado';
import { Escolha } from '../ui/escolha';
import type { Campos } from '../ui/use-campos';
import classes from './formulario-da-entrega.module.css';
import type { CamposDaEntrega } from './rascunho';

export type CamposDoFormulario = Campos<keyof CamposDaEntrega | 'foto' | 'documento'>;

const TIPOS = TIPOS_DE_ENTREGA.map((valor) => ({ valor, rotulo: ROTULO_DA_ENTREGA[valor] }));
const UFS = [
  { value: '', label: 'Escolha' },
  ...ESTADOS.map(({ sigla, nome }) => ({ value: sigla, label: `${sigla} · ${nome}` })),
];

/** What was delivered, when, to whom, and what is told of it. */
export function CamposDaEntregaNaTela({ campos }: { campos: CamposDoFormulario }) {
  const { valores, mudar } = campos;
  const emQuilos = valores.tipo === 'racao';
  return (
    <div className={classes.campos}>
      <Escolha legenda="O que foi entregue" opcoes={TIPOS} valor={valores.tipo} onChange={(tipo) => mudar({ tipo })} />
      <div className={classes.dois}>
        <TextInput
          {...ligar(campos, 'quantidade')}
          label={emQuilos ? 'Quilos' : 'Quantas cadeiras'}
          inputMode={emQuilos ? 'decimal' : 'numeric'}
          placeholder={emQuilos ? '120,5' : '1'}
          maxLength={20}
          rightSection={emQuilos && <span className={classes.unidade}>kg</span>}
        />
        <CampoMascarado mascara="data" label="Data" autoComplete="off" {...campos.campo('data')} />
      </div>
      <TextInput
        {...ligar(campos, 'instituicao')}
        label="Instituição"
        description="Quem recebeu: abrigo, lar, projeto. Nunca o nome de uma pessoa."
        maxLength={LETRAS_DA_ENTREGA.instituicao}
      />
      <div className={classes.dois}>
        <TextInput {...ligar(campos, 'cidade')} label="Cidade" maxLength={LETRAS_DA_ENTREGA.cidade} />
        <NativeSelect {...ligar(campos, 'uf')} label="Estado" data={UFS} />
      </div>
      <Textarea
        {...ligar(campos, 'texto')}
        label="O que contar (opcional)"
        description="Em poucas linhas: para que serviu, quantos animais."
        rows={4}
        maxLength={LETRAS_DA_ENTREGA.texto}
      />
    </div>
  );
}

/** What an input of Mantine's needs of a field. */
export function ligar(campos: CamposDoFormulario, nome: keyof CamposDaEntrega) {
  const { onChange, ...campo } = campos.campo(nome);
  return {
    ...campo,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
}
