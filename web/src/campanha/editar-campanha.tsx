import { alterarCampanha } from '@indica-bem/domain/campanha/chamadas';
import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { IconBuildingStore, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../lib/api';
import { Botao } from '../ui/botao';
import { Cartao } from '../ui/cartao';
import { Pagina } from '../ui/pagina';
import { ComCampanha } from './com-campanha';
import classes from './editar-campanha.module.css';
import { FormularioDaCampanha } from './formulario-da-campanha';
import { camposDaCampanha } from './rascunho';
import { quantasLojas } from './textos';
import { useExcluirCampanha } from './use-excluir-campanha';
import type { Caminho } from './use-salvar-campanha';
import { UsoDaCampanha } from './uso-da-campanha';

const CAMINHO: Caminho = { frase: 'Campanha alterada com sucesso', depois: () => '/campanhas' };

export function EditarCampanha() {
  return (
    <Pagina titulo="Editar campanha" largura="estreita">
      <ComCampanha>{(campanha) => <Edicao key={campanha.id_campaign} campanha={campanha} />}</ComCampanha>
    </Pagina>
  );
}

function Edicao({ campanha }: { campanha: Campanha }) {
  const params = { id: campanha.id_campaign };
  const versao = useRef(campanha.versao);
  const navigate = useNavigate();
  const { excluir, excluindo } = useExcluirCampanha(() => void navigate('/campanhas', { replace: true }));
  return (
    <>
      <FormularioDaCampanha
        nova={false}
        iniciais={camposDaCampanha(campanha)}
        versao={versao}
        uso={campanha.uso}
        enviar={(dados) => api(alterarCampanha, { params, body: { ...dados, versao: versao.current } })}
        caminho={CAMINHO}
      />
      <UsoDaCampanha campanha={campanha} />
      <Cartao como="section" rotulo="Lojas da campanha">
        <div className={classes.lojas}>
          <div>
            <h2>Lojas da campanha</h2>
            <p>{quantasLojas(campanha.lojas)}</p>
          </div>
          <Botao para={`/campanhas/lojas/${campanha.id_campaign}`} icone={<IconBuildingStore size={20} aria-hidden />}>
            Escolher lojas
          </Botao>
        </div>
      </Cartao>
      <Botao
        tom="excluir"
        icone={<IconTrash size={20} aria-hidden />}
        loading={excluindo !== null}
        onClick={() => void excluir(campanha)}
      >
        Excluir campanha
      </Botao>
    </>
  );
}
