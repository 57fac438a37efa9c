import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { listarEquipe } from '@indica-bem/domain/equipe/chamadas';
import type { Membro } from '@indica-bem/domain/equipe/contrato';
import { NOME_DA_FUNCAO } from '@indica-bem/domain/equipe/funcoes';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { consulta } from '../lib/consultas';
import { quemEntrou } from '../lib/sessao';
import { useLidoAgora } from '../lib/use-lido-agora';
import { Botao } from '../ui/botao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Etiqueta } from '../ui/etiqueta';
import { Pagina } from '../ui/pagina';
import { type Coluna, Tabela } from '../ui/tabela';
import { nomeDaSituacao, TOM_DA_SITUACAO } from './situacao';

const COLUNAS: Coluna<Membro>[] = [
  {
    nome: 'Nome',
    titulo: true,
    mostrar: ({ nome, email, id_admin }) => (
      <>
        <strong>{id_admin === quemEntrou() ? `${nome} (você)` : nome}</strong>
        <small>{email}</small>
      </>
    ),
  },
  { nome: 'Função', cabe: 'inteira', noCelular: 'fato', mostrar: ({ funcao }) => NOME_DA_FUNCAO[funcao] },
  {
    nome: 'Último acesso',
    cabe: 'inteira',
    mostrar: ({ ultimo_acesso }) => (ultimo_acesso ? momentoCompleto(ultimo_acesso) : 'Nunca entrou'),
  },
  {
    nome: 'Situação',
    noCelular: 'estado',
    mostrar: (membro) => <Etiqueta tom={TOM_DA_SITUACAO[membro.situacao]}>{nomeDaSituacao(membro)}</Etiqueta>,
  },
];

/** Who works here and what each may (spec 7.11). */
export function Equipe() {
  const { data, error, refetch } = useLidoAgora(consulta(listarEquipe));
  return (
    <Pagina
      titulo="Equipe"
      subtitulo="Quem trabalha aqui, e o que cada um pode."
      acoes={
        <Botao tom="principal" para="/equipe/convidar" icone={<IconPlus size={20} aria-hidden />}>
          Convidar
        </Botao>
      }
    >
      {data && (
        <Tabela
          legenda="A equipe, por nome"
          abre="linha"
          colunas={COLUNAS}
          itens={data.equipe}
          chave={({ id_admin }) => id_admin}
          acoes={({ id_admin, nome }) => (
            <Botao
              para={`/equipe/alterar/${id_admin}`}
              icone={<IconPencil size={18} aria-hidden />}
              aria-label={`Alterar ${nome}`}
            >
              Alterar
            </Botao>
          )}
        />
      )}
      {!data && !error && <EsqueletoDeLista linhas={4} altura={72} />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}
