import { UFS } from '@indica-bem/domain/brasil/estados';
import {
  LETRAS_DO_INTERESSE,
  PERFIS_DE_INTERESSE,
  ROTULO_DO_PERFIL_DE_INTERESSE,
  type TipoDeInteresse,
} from '@indica-bem/domain/interesse/regras';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { CampoMascarado } from '../ui/campo-mascarado';
import type { Campos } from '../ui/use-campos';
import type { CamposDoInteresse } from './campos';
import classes from './participar.module.css';

type CamposNaTelaProps = { tipo: TipoDeInteresse; campos: Campos<keyof CamposDoInteresse> };

const OPCOES_DO_PERFIL = [
  { value: '', label: 'Escolha' },
  ...PERFIS_DE_INTERESSE.map((value) => ({ value, label: ROTULO_DO_PERFIL_DE_INTERESSE[value] })),
];

export function CamposNaTela({ tipo, campos }: CamposNaTelaProps) {
  const ligar = (nome: keyof CamposDoInteresse) => {
    const { onChange, ...campo } = campos.campo(nome);
    return {
      ...campo,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
    };
  };
  return (
    <>
      <TextInput
        {...ligar('nome')}
        label="Seu nome"
        autoComplete="name"
        enterKeyHint="next"
        maxLength={LETRAS_DO_INTERESSE.nome}
      />
      {tipo === 'parceiro' ? (
        <NativeSelect {...ligar('perfil')} label="O que você faz" data={OPCOES_DO_PERFIL} />
      ) : (
        <>
          <TextInput
            {...ligar('nome_da_loja')}
            label="Nome da loja"
            autoComplete="organization"
            enterKeyHint="next"
            maxLength={LETRAS_DO_INTERESSE.nome_da_loja}
          />
          <CampoMascarado mascara="cnpj" label="CNPJ (opcional)" autoComplete="off" {...campos.campo('cnpj')} />
        </>
      )}
      <div className={classes.dois}>
        <TextInput
          {...ligar('cidade')}
          label="Cidade"
          autoComplete="address-level2"
          enterKeyHint="next"
          maxLength={LETRAS_DO_INTERESSE.cidade}
        />
        <NativeSelect {...ligar('uf')} label="Estado" autoComplete="address-level1" data={UFS} />
      </div>
      <CampoMascarado
        mascara="telefone"
        label="WhatsApp"
        type="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        {...campos.campo('telefone')}
      />
      <TextInput
        {...ligar('email')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="next"
        maxLength={254}
      />
      <Textarea
        {...ligar('mensagem')}
        label="Quer contar algo? (opcional)"
        rows={2}
        maxLength={LETRAS_DO_INTERESSE.mensagem}
      />
    </>
  );
}
