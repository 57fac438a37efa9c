import { numeroDoTipo } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { alterarTutor, excluirTutor } from '@indica-bem/domain/tutor/chamadas';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { usePode } from '../lib/pode';
import { Botao } from '../ui/botao';
import { BotaoDeIcone } from '../ui/botao-de-icone';
import type { OrdemDaTabela } from '../ui/cabeca-que-ordena';
import { type Coluna, type Marcas, Tabela } from '../ui/tabela';
import { EtiquetasDaConta } from './situacao';
import { useExcluirUsuario } from './use-excluir-usuario';
import type { UsuarioNaLista } from './usuario-na-lista';

const COLUNAS: Coluna<UsuarioNaLista>[] = [
  {
    nome: 'Nome',
    titulo: true,
    ordem: 'nome',
    mostrar: ({ nome, detalhe }) => (
      <>
        <strong>{nome}</strong>
        {detalhe && <small>{detalhe}</small>}
      </>
    ),
  },
  { nome: 'E-mail', cabe: 'larga', noCelular: 'fato', mostrar: ({ email }) => email },
  { nome: 'Telefone', cabe: 'inteira', mostrar: ({ telefone }) => telefone },
  {
    nome: 'Situação',
    noCelular: 'estado',
    ordem: 'situacao',
    mostrar: ({ situacao, pediu_exclusao }) => <EtiquetasDaConta situacao={situacao} pediuExclusao={pediu_exclusao} />,
  },
];

type TabelaDeUsuariosProps = {
  usuarios: UsuarioNaLista[];
  legenda: string;
  /** For who may do something to many at once. */
  marcas: Marcas<UsuarioNaLista> | undefined;
  ordem: OrdemDaTabela;
};

export function TabelaDeUsuarios({ usuarios, legenda, marcas, ordem }: TabelaDeUsuariosProps) {
  const { excluir, excluindo } = useExcluirUsuario();
  const pode = usePode();
  const altera = pode(alterarTutor);
  return (
    <Tabela
      legenda={legenda}
      colunas={COLUNAS}
      itens={usuarios}
      chave={({ id }) => id}
      marcas={marcas}
      ordem={ordem}
      abre="linha"
      acoes={(usuario) => (
        <>
          <Botao
            para={`/usuarios/editar/${numeroDoTipo(usuario.tipo)}/${usuario.id}`}
            icone={altera ? <IconPencil size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
            aria-label={`${altera ? 'Editar' : 'Ver'} ${usuario.nome}`}
          >
            {altera ? 'Editar' : 'Ver'}
          </Botao>
          {pode(excluirTutor) && (
            <BotaoDeIcone
              perigo
              rotulo={`Excluir ${usuario.nome}`}
              icone={<IconTrash size={20} aria-hidden />}
              ocupado={excluindo === usuario.id}
              onClick={() => void excluir(usuario)}
            />
          )}
        </>
      )}
    />
  );
}
