import { loginDoTipo, type TipoDeCadastro, type TipoDeLogin } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { cadastrarEmLote } from '@indica-bem/domain/importacao/chamadas';
import type { TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import { formulario } from '../compartilhado/planilha/formulario';
import { Importacao } from '../compartilhado/planilha/importacao';
import { api } from '../lib/api';
import classes from './por-planilha.module.css';

type Planilha = { perfil: 'tutor' | 'prescriber' | 'shopkeeper'; modelo: TipoDeImportacao; ajuda: string };

const CONVITE = 'Cada um recebe um convite por e-mail e escolhe a própria senha em até 72 horas.';

const PLANILHAS: Record<TipoDeLogin, Planilha> = {
  tutor: { perfil: 'tutor', modelo: 'cadastro-tutor', ajuda: CONVITE },
  prescritor: {
    perfil: 'prescriber',
    modelo: 'cadastro-prescritor',
    ajuda: `${CONVITE} Um arquivo serve para todos os parceiros: a coluna perfil diz o tipo de cada um.`,
  },
  lojista: { perfil: 'shopkeeper', modelo: 'cadastro-lojista', ajuda: CONVITE },
};

const FRASES = { sucesso: 'Cadastrado com sucesso', falha: 'Erro no cadastro' };

export function PorPlanilha({ tipo }: { tipo: TipoDeCadastro }) {
  const { perfil, modelo, ajuda } = PLANILHAS[loginDoTipo(tipo)];
  return (
    <>
      <p className={classes.ajuda}>{ajuda}</p>
      <Importacao
        modelos={[{ tipo: modelo }]}
        frases={FRASES}
        enviar={(arquivo, query) =>
          api(cadastrarEmLote, {
            query,
            body: formulario(arquivo, { perfil }),
          })
        }
      />
    </>
  );
}
