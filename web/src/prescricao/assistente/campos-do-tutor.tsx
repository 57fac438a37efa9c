import { MAXIMO_DO_NOME } from '@indica-bem/domain/prescricao/nomes';
import { Textarea, TextInput } from '@mantine/core';
import { CampoMascarado } from '../../ui/campo-mascarado';
import { type DadosDoTutor, MAXIMO_DE_ANOTACOES } from './dados-do-tutor';
import classes from './formulario.module.css';

type CamposDoTutorProps = {
  dados: DadosDoTutor;
  digitar: (mudanca: Partial<DadosDoTutor>) => void;
  campo: (nome: keyof DadosDoTutor) => { error: string | undefined; onBlur: () => void };
};

export function CamposDoTutor({ dados, digitar, campo }: CamposDoTutorProps) {
  return (
    <>
      <div className={classes.par}>
        <TextInput
          label="Primeiro nome do tutor (opcional)"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={MAXIMO_DO_NOME}
          value={dados.tutor_nome}
          onChange={({ currentTarget }) => digitar({ tutor_nome: currentTarget.value })}
          {...campo('tutor_nome')}
        />
        <TextInput
          label="Nome do pet (opcional)"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={MAXIMO_DO_NOME}
          value={dados.pet_nome}
          onChange={({ currentTarget }) => digitar({ pet_nome: currentTarget.value })}
          {...campo('pet_nome')}
        />
      </div>
      <div className={classes.par}>
        <CampoMascarado
          mascara="telefone"
          label="Telefone do tutor"
          description="O WhatsApp que recebe o link da indicação"
          autoComplete="off"
          value={dados.telefone}
          onChange={(telefone) => digitar({ telefone })}
          {...campo('telefone')}
        />
        <TextInput
          type="email"
          inputMode="email"
          label="E-mail do tutor (opcional)"
          description="Enviamos o código e o link para lá"
          placeholder="nome@exemplo.com.br"
          autoComplete="off"
          autoCapitalize="none"
          value={dados.email}
          onChange={({ currentTarget }) => digitar({ email: currentTarget.value })}
          {...campo('email')}
        />
      </div>
      <CampoDasAnotacoes dados={dados} digitar={digitar} campo={campo} />
    </>
  );
}

export function CampoDasAnotacoes({ dados, digitar, campo }: CamposDoTutorProps) {
  return (
    <Textarea
      label="Anotações (opcional)"
      placeholder="O que o tutor precisa saber"
      rows={3}
      maxLength={MAXIMO_DE_ANOTACOES}
      value={dados.anotacoes}
      onChange={({ currentTarget }) => digitar({ anotacoes: currentTarget.value })}
      {...campo('anotacoes')}
    />
  );
}
