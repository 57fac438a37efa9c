import { momentoCurto } from '@indica-bem/domain/brasil/momento';
import { IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { excluirPendente } from '../../offline/fila';
import { editavel, type Pendente } from '../../offline/pendente';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { confirmar } from '../../ui/confirmar';
import { Etiqueta } from '../../ui/etiqueta';
import { Fatos } from '../../ui/fatos';
import classes from './aguardando-envio.module.css';
import { situacaoDe } from './situacao';

type CartaoDaPendenteProps = { pendente: Pendente; online: boolean; tentarDeNovo: () => void };

export function CartaoDaPendente({ pendente, online, tentarDeNovo }: CartaoDaPendenteProps) {
  const { chave, dono, produto, corpo, criadaEm, endereco, estado } = pendente;
  const { rotulo, tom, explicacao } = situacaoDe(pendente, online);

  async function excluir() {
    const texto = editavel(pendente)
      ? 'Ela existe só neste dispositivo e não poderá ser recuperada.'
      : 'A resposta do último envio se perdeu: se ela chegou ao servidor, continuará em Indicações Realizadas.';
    const sim = await confirmar({
      titulo: 'Tem certeza que deseja deletar?',
      texto,
      confirmar: 'Excluir',
      perigo: true,
    });
    if (sim) await excluirPendente(dono, chave);
  }

  return (
    <Cartao como="li">
      <article
        className={classes.pendente}
        aria-label={`${estado === 'recusada' ? rotulo : 'Aguardando envio'}: ${produto}`}
      >
        <Etiqueta tom={tom}>{rotulo}</Etiqueta>
        <h3>{produto}</h3>
        {explicacao && <p className={classes.explicacao}>{explicacao}</p>}
        <Fatos
          forma="linhas"
          itens={[
            ['Salva em', momentoCurto(new Date(criadaEm))],
            ['Tutor', corpo.tutor_nome || null],
            ['Pet', corpo.pet_nome || null],
            ['Telefone do tutor', corpo.telefone],
            ['E-mail do tutor', corpo.email || null],
          ]}
        />
        <div className={classes.acoes}>
          {estado === 'recusada' && (
            <Botao tom="texto" icone={<IconRefresh size={20} aria-hidden />} onClick={tentarDeNovo}>
              Tentar de novo
            </Botao>
          )}
          {editavel(pendente) && (
            <Botao
              tom="texto"
              para={`/prescricoes/nova${endereco ? `${endereco}&` : '?'}pendente=${chave}`}
              icone={<IconPencil size={20} aria-hidden />}
            >
              Editar
            </Botao>
          )}
          {estado !== 'enviando' && (
            <Botao tom="excluir" icone={<IconTrash size={20} aria-hidden />} onClick={() => void excluir()}>
              Excluir
            </Botao>
          )}
        </div>
      </article>
    </Cartao>
  );
}
