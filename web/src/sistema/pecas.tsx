import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { Aviso } from '../ui/aviso';
import { BarraDeAndamento } from '../ui/barra-de-andamento';
import { Botao } from '../ui/botao';
import { BotaoDeIcone } from '../ui/botao-de-icone';
import { confirmar } from '../ui/confirmar';
import { Esqueleto } from '../ui/esqueletos';
import { EstadoVazio } from '../ui/estado-vazio';
import { Etiqueta } from '../ui/etiqueta';
import { Fatos } from '../ui/fatos';
import { Fichas } from '../ui/fichas';
import { Ilustracao, type NomeDeIlustracao } from '../ui/ilustracao';
import { Tabela } from '../ui/tabela';
import { avisar } from '../ui/toasts';
import classes from './sistema.module.css';

const TONS = { principal: 'Principal', mata: 'Da casa', secundario: 'Secundário', texto: 'Texto', perigo: 'Excluir' };
const FIGURAS: NomeDeIlustracao[] = ['cao', 'gato', 'saco-racao', 'cadeira', 'sucesso', 'offline', 'erro'];
const LOJAS = [
  { id: 1, nome: 'Pet Fictício Centro', cidade: 'Sorocaba', vendas: 12 },
  { id: 2, nome: 'Ração & Companhia', cidade: 'Votorantim', vendas: 3 },
];
const nada = () => {};

export function Botoes() {
  return Object.entries(TONS).map(([tom, nome]) => {
    const comum = { tom: tom as keyof typeof TONS };
    return (
      <div key={tom} className={classes.lado}>
        <Botao {...comum}>{nome}</Botao>
        <Botao {...comum} icone={<IconDownload size={20} aria-hidden />}>
          Com ícone
        </Botao>
        <Botao {...comum} loading>
          Enviando
        </Botao>
        <Botao {...comum} disabled>
          Desligado
        </Botao>
      </div>
    );
  });
}

export function Marcas() {
  const fichas = ['Todas', 'Com cupom', 'Compradas'];
  return (
    <>
      <Fichas rotulo="Fichas" opcoes={fichas.map((nome, i) => ({ nome, para: '.', atual: i === 0 }))} />
      <div className={classes.lado}>
        <Etiqueta>Neutra</Etiqueta>
        <Etiqueta tom="ok">Deu certo</Etiqueta>
        <Etiqueta tom="alerta">Atenção</Etiqueta>
        <Etiqueta tom="erro">Erro</Etiqueta>
        <Etiqueta tom="laranja">Chamada</Etiqueta>
      </div>
      <BarraDeAndamento rotulo="Andamento" feitas={2} total={5} dizer="2 de 5" />
    </>
  );
}

export function Avisos() {
  return (
    <>
      <Aviso tom="ok">Deu certo, e o que vem agora.</Aviso>
      <Aviso tom="info">Bom saber antes de continuar.</Aviso>
      <Aviso tom="alerta" titulo="Atenção">
        O que pode dar errado, e como evitar.
      </Aviso>
      <Aviso tom="erro" titulo="Não foi desta vez">
        O que houve, e o que fazer.
      </Aviso>
      <div className={classes.lado}>
        <Botao onClick={() => avisar.ok('Salvo com sucesso')}>Toast: deu certo</Botao>
        <Botao onClick={() => avisar.info('Há uma novidade')}>Toast: novidade</Botao>
        <Botao onClick={() => avisar.erro('Sem conexão com a internet')}>Toast: erro</Botao>
        <Botao onClick={() => void confirmar({ titulo: 'Enviar agora?', texto: 'O tutor recebe um e-mail.' })}>
          Diálogo
        </Botao>
        <Botao
          onClick={() =>
            void confirmar({
              titulo: 'Excluir o pet?',
              texto: 'Não dá para desfazer.',
              confirmar: 'Excluir',
              perigo: true,
            })
          }
        >
          Diálogo de exclusão
        </Botao>
      </div>
    </>
  );
}

export function Dados() {
  return (
    <>
      <Fatos
        itens={[
          ['Código', 'CPM7-KXR4'],
          ['Válido até', '13/02/2027'],
          ['Loja', 'Pet Fictício Centro'],
        ]}
      />
      <Tabela
        legenda="Lojas de exemplo"
        chave={({ id }) => id}
        itens={LOJAS}
        colunas={[
          { nome: 'Loja', mostrar: ({ nome }) => nome, titulo: true },
          { nome: 'Cidade', mostrar: ({ cidade }) => cidade },
          { nome: 'Vendas', mostrar: ({ vendas }) => vendas, alinhar: 'direita' },
        ]}
        acoes={({ nome }) => (
          <>
            <BotaoDeIcone rotulo={`Editar ${nome}`} icone={<IconPencil size={20} aria-hidden />} onClick={nada} />
            <BotaoDeIcone
              rotulo={`Excluir ${nome}`}
              icone={<IconTrash size={20} aria-hidden />}
              perigo
              onClick={nada}
            />
          </>
        )}
      />
    </>
  );
}

export function Esperas() {
  return (
    <>
      <Esqueleto altura={88} raio="cartao" />
      <Esqueleto altura={20} largura="60%" />
      <EstadoVazio
        ilustracao="vazio-pets"
        titulo="Nenhum pet por aqui ainda"
        texto="Uma frase, e o próximo passo."
        acao={<Botao tom="principal">O próximo passo</Botao>}
      />
      <ul className={classes.figuras}>
        {FIGURAS.map((nome) => (
          <li key={nome}>
            <Ilustracao nome={nome} largura={110} />
            <div>{nome}</div>
          </li>
        ))}
      </ul>
    </>
  );
}
